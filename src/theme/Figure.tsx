import type { ReactNode } from 'react';
import { useHref } from '../runtime/site';

interface FigureProps {
  /** Path below static/, or an address elsewhere. */
  readonly src: string;
  /** The size it is shown at where there is room, in CSS pixels: keeps its place until it has loaded. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** The caption. */
  readonly children: ReactNode;
}

/** A picture with a caption. One that Markdown brings has neither caption nor size. */
export function Figure({ src, width, height, alt, children }: FigureProps) {
  const toHref = useHref();
  return (
    <figure>
      <img src={toHref(src)} width={width} height={height} alt={alt} loading="lazy" />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
