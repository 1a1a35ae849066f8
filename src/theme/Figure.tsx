import { type ReactNode, useId } from 'react';
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

/** A picture with a caption; pressed, it fills the window, by a popover and without script. */
export function Figure({ src, width, height, alt, children }: FigureProps) {
  const id = useId();
  const address = useHref()(src);
  return (
    <figure>
      <button type="button" className="zoom" popoverTarget={id} aria-label={`Enlarge: ${alt}`}>
        <img src={address} width={width} height={height} alt="" loading="lazy" />
      </button>
      <div id={id} popover="auto" className="zoomed" role="dialog" aria-label="Picture">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
          <img src={address} width={width} height={height} alt={alt} loading="lazy" />
        </button>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
