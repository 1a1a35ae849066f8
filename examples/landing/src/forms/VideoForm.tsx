import { LengthField } from '../fields/LengthField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SidesField } from '../fields/SidesField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';
import { sides } from './summaries';
import type { VideoProps } from '../page/Video';
import { videoSource } from '../page/videoAddress';

const SOURCES = { none: 'No video yet', frame: 'YouTube', file: 'File' } as const;

export function VideoForm() {
  const { props, change } = useProps<VideoProps>();
  const { address, title, radius, margin, width } = props;
  const { kind } = videoSource(address);
  const isWrong = kind === 'none' && address.trim() !== '';
  return (
    <>
      <Section isOpen title="Content" summary={SOURCES[kind]}>
        <TextField
          label="Address"
          placeholder="https://youtu.be/…"
          value={address}
          {...(isWrong && {
            problem: 'Paste a YouTube link, or the https address of an .mp4 or .webm file.',
          })}
          onChange={change('address')}
        />
        <p className="hint">It plays when you turn off editing.</p>
        <TextField label="Title" value={title} onChange={change('title')} />
      </Section>
      <Section isOpen title="Size" summary={width}>
        <LengthField label="Width" value={width} onChange={change('width')} />
      </Section>
      <Section title="Effects" summary={`radius ${radius}`}>
        <RangeField label="Radius" max={48} value={radius} onChange={change('radius')} />
      </Section>
      <Section title="Spacing" summary={sides(margin)}>
        <SidesField label="Margin" max={96} value={margin} onChange={change('margin')} />
      </Section>
    </>
  );
}
