/** How large an element is, told with the frame that lays it out and whenever that changes. To ask for it at once would have the browser lay the page out twice. */
import type { Attachment } from 'svelte/attachments';

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
