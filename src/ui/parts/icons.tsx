// The icons of the page as it opens, drawn here: a library for eighteen of them would weigh more than they do. Those that
// come later are lucide’s, and these keep its measures: 24 units, strokes of 2, round ends.
import type { ComponentProps } from 'react';

type Icon = (props: ComponentProps<'svg'>) => React.JSX.Element;

const icon =
  (drawn: string): Icon =>
  (props) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={drawn} />
    </svg>
  );

export const X = icon('M6 6L18 18M18 6L6 18');
export const ChevronDown = icon('M6 9.5L12 15.5L18 9.5');
export const ChevronLeft = icon('M14.5 6L8.5 12L14.5 18');
export const ChevronRight = icon('M9.5 6L15.5 12L9.5 18');
export const Play = icon('M6.5 4.5V19.5L19 12Z');
export const Pause = icon('M6 5H10V19H6ZM14 5H18V19H14Z');
export const SkipBack = icon('M19 5L9 12L19 19ZM5 5V19');
export const SkipForward = icon('M5 5L15 12L5 19ZM19 5V19');
export const Expand = icon(
  'M9 4H4V9M15 4H20V9M9 20H4V15M15 20H20V15M4 4L9.5 9.5M20 4L14.5 9.5M4 20L9.5 14.5M20 20L14.5 14.5',
);
export const CircleHelp = icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18ZM9.4 9.2a2.7 2.7 0 1 1 4.2 2.4C12.6 12.3 12 12.7 12 13.8M12 17V17.01',
);
export const Settings2 = icon(
  'M4 7H13M4 17H5M11 17H20M16 4a3 3 0 1 0 0 6a3 3 0 1 0 0 -6ZM8 14a3 3 0 1 0 0 6a3 3 0 1 0 0 -6Z',
);
export const Share2 = icon(
  'M18 2.5a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0 -5.6ZM6 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0 -5.6ZM18 15.9a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0 -5.6ZM8.5 10.6L15.5 6.7M8.5 13.4L15.5 17.3',
);
export const DoorOpen = icon('M3 20H21M6 20V4H18V20M14.5 12V12.01');
export const Refused = icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18ZM5.7 5.7L18.3 18.3');
export const Search = icon('M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0 -14ZM16 16L20.5 20.5');
export const Zap = icon('M13 3L5 13.5H11.5L10.5 21L19 10H12.5Z');
export const Flag = icon('M5 21V4H19L15.5 8.5L19 13H5');
export const PanelRight = icon(
  'M5 4H19a2 2 0 0 1 2 2V18a2 2 0 0 1 -2 2H5a2 2 0 0 1 -2 -2V6a2 2 0 0 1 2 -2ZM15 4V20',
);
export const Plus = icon('M12 6V18M6 12H18');
export const Minus = icon('M6 12H18');
export const Corners = icon('M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15');
export const Undo = icon('M8 5L4 9L8 13M4 9H14a5.5 5.5 0 0 1 0 11H10');
