// What a build draws with the page's own code before there is a page: the pictures that stand for embeds, and those of the cards.
export { drawMoments } from '../rooms/library/ui/drawMoments.ts';
export { drawPosters } from '../rooms/embed/ui/posters/drawPosters.tsx';
