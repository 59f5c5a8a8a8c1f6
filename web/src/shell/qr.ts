/** A QR code as the path of a drawing: each run of dark squares in a row is one stroke. */
export function qrPath(squares: boolean[][]): string {
  let path = '';
  squares.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return path;
}
