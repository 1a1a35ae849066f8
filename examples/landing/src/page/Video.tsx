import { useState } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, sized, spacing } from './box';
import type { Length, Sides } from './box';
import { VideoForm } from './forms';
import { Picture } from './Picture';
import { videoSource } from './videoAddress';
import type { VideoSource } from './videoAddress';

export interface VideoProps {
  /** Of YouTube, or of an .mp4 or .webm file. */
  address: string;
  title: string;
  radius: number;
  margin: Sides;
  width: Length;
}
const DEFAULTS: VideoProps = { address: '', title: 'Video', radius: 10, margin: NO_SIDES, width: 'auto' };

/**
 * A poster while the page is edited, because a player would swallow clicks and drags. Without the editor, the player
 * loads when Play is pressed: until then nothing is requested from elsewhere.
 */
export const Video: UserComponent<Partial<VideoProps>> = (props) => {
  const { address, title, radius, margin, width } = { ...DEFAULTS, ...props };
  const { connectors } = useNode();
  const { enabled } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const [playing, setPlaying] = useState('');
  const source = videoSource(address);
  const size = sized(width);
  const isPlaying = !enabled && source.kind !== 'none' && playing === address;
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element));
      }}
      className={`media video ${size.className}`}
      style={{ ...size.style, aspectRatio: '16 / 9', borderRadius: radius, margin: spacing(margin) }}
    >
      {isPlaying ? (
        <Player source={source} title={title} radius={radius} />
      ) : (
        <>
          <Picture name="hills" radius={radius} />
          <Poster
            title={title}
            isEditing={enabled}
            isMissing={source.kind === 'none'}
            onPlay={() => setPlaying(address)}
          />
        </>
      )}
    </div>
  );
};

interface PosterProps {
  readonly title: string;
  readonly isEditing: boolean;
  readonly isMissing: boolean;
  readonly onPlay: () => void;
}

function Poster({ title, isEditing, isMissing, onPlay }: PosterProps) {
  const play = (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <path d="m19 15 15 9-15 9z" />
    </svg>
  );
  if (!isEditing && !isMissing)
    return (
      <button type="button" className="video-poster" aria-label={`Play ${title}`} onClick={onPlay}>
        {play}
      </button>
    );
  return (
    <div className="video-poster">
      {play}
      {isEditing && isMissing && <span>Add an address in the settings</span>}
    </div>
  );
}

function Player({ source, title, radius }: { source: VideoSource; title: string; radius: number }) {
  if (source.kind === 'none') return null;
  const look = { className: 'video-player', style: { borderRadius: radius }, title };
  return source.kind === 'file' ? (
    <video {...look} src={source.src} controls autoPlay />
  ) : (
    <iframe {...look} src={source.src} allow="autoplay; fullscreen; encrypted-media" allowFullScreen />
  );
}

Video.craft = { displayName: 'Video', props: DEFAULTS, related: { settings: VideoForm } };
