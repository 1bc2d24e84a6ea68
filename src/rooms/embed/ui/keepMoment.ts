import { sayInAddress } from '../../../embed/said.ts';
import { encodedLink } from '../../../ui/link/currentLink.ts';

/** Puts the moment shown into the frame's own address: loaded again it shows that, at once and standing still. */
export async function keepMoment(): Promise<void> {
  const link = await encodedLink();
  if (link !== null) sayInAddress({ link, poster: 'no', autoplay: 'no' });
}
