import './art.css';

export { default as Badge } from './Badge.svelte';
export { default as CamelArt } from './Camel.svelte';
export { default as Coin } from './Coin.svelte';
export { default as DieArt } from './Die.svelte';
export { default as FinishCard } from './FinishCard.svelte';
export { default as Flag } from './Flag.svelte';
export { default as Palm } from './Palm.svelte';
export { default as PennantMark } from './PennantMark.svelte';
export { default as Pyramid } from './Pyramid.svelte';
export { default as PyramidTicket } from './PyramidTicket.svelte';
export { default as Tent } from './Tent.svelte';
export { default as Ticket } from './Ticket.svelte';
export { default as TileArt } from './Tile.svelte';
