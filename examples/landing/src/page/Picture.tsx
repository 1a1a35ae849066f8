import type { ReactNode } from 'react';

/** Labels of the pictures. */
export const PICTURES = {
  hills: 'Hills',
  blocks: 'Page with blocks',
  tree: 'Tree of nodes',
  shapes: 'Matching shapes',
  braces: 'Braces',
} as const;
export type PictureName = keyof typeof PICTURES;

// Drawn at 160 × 90; other ratios crop around the centre. Colours are in pictures.css.
const DRAWINGS: Readonly<Record<PictureName, ReactNode>> = {
  hills: (
    <>
      <circle className="sun" cx="112" cy="30" r="13" />
      <path className="far" d="M-60 150V70l32-20 38 22 36-34 40 34 30-18 48 26 56-14v84z" />
      <path className="near" d="M-60 150V82c40-16 70-8 104 0s72 10 176-12v80z" />
    </>
  ),
  blocks: (
    <>
      <rect className="leaf" x="30" y="8" width="100" height="74" rx="5" />
      <path className="bold" d="M39 19h36M39 26.5h24" />
      <path className="line" d="M39 35h34M39 40h28" />
      <rect className="near" x="38" y="46" width="20" height="8" rx="2.5" />
      <rect className="far" x="88" y="16" width="33" height="38" rx="4" />
      <rect className="sun" x="38" y="60" width="24" height="15" rx="3" />
      <rect className="far" x="67" y="60" width="24" height="15" rx="3" />
      <g transform="rotate(-7 112 66)">
        <rect className="grabbed" x="97" y="57" width="28" height="19" rx="3" />
        <path className="line" d="M102 63.5h17M102 69h11" />
      </g>
      <path className="cursor" d="m116 67 13 5-5.5 2.4-2.4 5.5z" />
    </>
  ),
  tree: (
    <>
      <path className="wire" d="M80 26v18M80 44H44v14M80 44v14M80 44h36v14" />
      <rect className="near" x="64" y="12" width="32" height="18" rx="5" />
      <rect className="leaf" x="30" y="56" width="28" height="18" rx="5" />
      <rect className="sun" x="66" y="56" width="28" height="18" rx="5" />
      <rect className="leaf" x="102" y="56" width="28" height="18" rx="5" />
    </>
  ),
  shapes: (
    <>
      <rect className="leaf" x="24" y="46" width="112" height="30" rx="6" />
      <circle className="sky" cx="50" cy="61" r="9" />
      <path className="sky" d="M71 52h18v18H71zM110 52l10.5 18h-21z" />
      <circle className="near" cx="50" cy="24" r="9" />
      <path className="sun" d="m70 17 17-3 3 17-17 3z" />
      <path className="far" d="m112 13 10.5 18h-21z" />
    </>
  ),
  braces: (
    <>
      <path
        className="bracket"
        d="M58 18h-6c-6 0-8 3-8 9v9c0 5-3 9-9 9 6 0 9 4 9 9v9c0 6 2 9 8 9h6M102 18h6c6 0 8 3 8 9v9c0 5 3 9 9 9-6 0-9 4-9 9v9c0 6-2 9-8 9h-6"
      />
      <circle className="sun" cx="66" cy="45" r="4.5" />
      <circle className="near" cx="80" cy="45" r="4.5" />
      <circle className="sun" cx="94" cy="45" r="4.5" />
    </>
  ),
};

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg
      className={`picture picture-${name}`}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="sky" d="M-60-60h280v210H-60z" />
      {DRAWINGS[name]}
    </svg>
  );
}
