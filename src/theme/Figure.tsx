import { type ReactNode, useId } from 'react';
import { useHref } from '../runtime/siteContext';

interface FigureProps {
  /** Path below static/. */
  readonly src: string;
  /** Intrinsic size (CSS px), which reserves the space until the image has loaded. */
  readonly width: number;
  readonly height: number;
  /** Text alternative. */
  readonly alt: string;
  /** The caption. */
  readonly children: ReactNode;
}

/** An image with a caption. A click enlarges it in a popover, without script. */
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
