import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, sized, spacing } from './box';
import type { Length, Sides } from './box';
import { VideoForm } from './forms';
import { Picture } from './Picture';
import { useNodeRef } from './useNodeRef';
import { videoSource } from './videoSource';
import type { VideoSource } from './videoSource';

export interface VideoProps {
  /** YouTube link, or URL of an .mp4 or .webm file. */
  address: string;
  title: string;
  radius: number;
  margin: Sides;
  width: Length;
}
const DEFAULTS: VideoProps = { address: '', title: 'Video', radius: 10, margin: NO_SIDES, width: 'auto' };

/**
 * Shows a poster in the editor, because a player would swallow clicks and drags. In the preview the player loads on
 * click, so that no third party is contacted before.
 */
export const Video: UserComponent<Partial<VideoProps>> = (props) => {
  const { address, title, radius, margin, width } = { ...DEFAULTS, ...props };
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const [playing, setPlaying] = useState('');
  const source = videoSource(address);
  const size = sized(width);
  const isMissing = source.kind === 'none';
  return (
    <div
      ref={useNodeRef()}
      className={`media video ${size.className}`}
      style={{ ...size.style, aspectRatio: '16 / 9', borderRadius: radius, margin: spacing(margin) }}
    >
      {!enabled && !isMissing && playing === address ? (
        <Player source={source} title={title} />
      ) : (
        <>
          <Picture name="hills" />
          {enabled || isMissing ? (
            <div className="video-poster">
              <PlayIcon />
              {enabled && isMissing && <span>Add a video URL in the settings</span>}
            </div>
          ) : (
            <button className="video-poster" aria-label={`Play ${title}`} onClick={() => setPlaying(address)}>
              <PlayIcon />
            </button>
          )}
        </>
      )}
    </div>
  );
};

function PlayIcon() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <path d="m19 15 15 9-15 9z" />
    </svg>
  );
}

function Player({ source, title }: { source: VideoSource; title: string }) {
  if (source.kind === 'none') return null;
  const attributes = { className: 'video-player', src: source.src, title };
  return source.kind === 'file' ? (
    <video {...attributes} controls autoPlay />
  ) : (
    <iframe {...attributes} allow="autoplay; fullscreen; encrypted-media" allowFullScreen />
  );
}

Video.craft = { displayName: 'Video', props: DEFAULTS, related: { settings: VideoForm } };
