// An embed that nobody sees stands still, and goes on when it is seen again.
import { pause, play } from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';

/** Runs while the page is there. */
export function sleepOffScreen(element: HTMLElement): void {
  let wasPlaying = false;
  const observer = new IntersectionObserver((entries) => {
    // Of several at once the last is how it is now.
    const entry = entries.at(-1);
    if (entry === undefined) return;
    const { playing } = usePlayhead.getState();
    if (!entry.isIntersecting && playing) {
      wasPlaying = true;
      pause();
    } else if (entry.isIntersecting && wasPlaying) {
      wasPlaying = false;
      play();
    }
  });
  observer.observe(element);
}
