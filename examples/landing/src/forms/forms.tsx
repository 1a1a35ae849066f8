import { EffectsSection, SpacingSection } from './sections';
import { colourName, join } from './summaries';
import { ChoiceField } from '../fields/ChoiceField';
import { ColourField } from '../fields/ColourField';
import { LengthField } from '../fields/LengthField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SelectField } from '../fields/SelectField';
import { SwitchField } from '../fields/SwitchField';
import { TextField } from '../fields/TextField';
import { useFields } from '../fields/useFields';
import type { ButtonProps } from '../page/Button';
import type { CardProps } from '../page/Card';
import { BACKGROUNDS, CONTAINER_TEXT_COLOURS, TEXT_COLOURS } from '../page/colours';
import type { ContainerProps } from '../page/Container';
import type { MediaProps } from '../page/Media';
import { PICTURES } from '../page/Picture';
import type { TextProps } from '../page/Text';
import type { VideoProps } from '../page/Video';
import { videoSource } from '../page/videoSource';

// The settings of each component, as `craft.related.settings` loads them.

const VARIANTS = { filled: 'Filled', outline: 'Outline', plain: 'Plain' } as const;
const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const BUTTON_COLOURS = { accent: 'Blue', ink: 'Ink', green: 'Green', amber: 'Amber', red: 'Red' } as const;

export function ButtonForm() {
  const { props, field } = useFields<ButtonProps>();
  const { text, variant, size, colour } = props;
  return (
    <>
      <Section isOpen title="Content" summary={text}>
        <TextField label="Label" {...field('text')} />
      </Section>
      <Section isOpen title="Style" summary={join(VARIANTS[variant], SIZES[size])}>
        <ChoiceField label="Variant" options={VARIANTS} {...field('variant')} />
        <ChoiceField label="Size" options={SIZES} {...field('size')} />
      </Section>
      <Section isOpen title="Colour" summary={colourName(colour, BUTTON_COLOURS)}>
        <ColourField label="Button colour" options={BUTTON_COLOURS} {...field('colour')} />
        <ColourField label="Label colour" options={{ auto: 'Automatic' }} {...field('labelColour')} />
      </Section>
      <SpacingSection margin={field('margin')} />
    </>
  );
}

export function CardForm() {
  const { props, field } = useFields<CardProps>();
  return (
    <>
      <Section isOpen title="Colour" summary={colourName(props.background, BACKGROUNDS)}>
        <ColourField isBackground label="Background" options={BACKGROUNDS} {...field('background')} />
      </Section>
      <EffectsSection isOpen radius={field('radius')} shadow={field('shadow')} />
      <SpacingSection margin={field('margin')} />
    </>
  );
}

const DIRECTIONS = { column: 'Column', row: 'Row' } as const;
const ALIGNS = { stretch: 'Stretch', start: 'Start', center: 'Centre', end: 'End' } as const;
const JUSTIFIES = { start: 'Start', center: 'Centre', end: 'End', 'space-between': 'Space between' } as const;

export function ContainerForm() {
  const { props, field } = useFields<ContainerProps>();
  const { direction, gap, width, height, fills, background, colour } = props;
  const colours = [colourName(background, BACKGROUNDS), colourName(colour, CONTAINER_TEXT_COLOURS)];
  const size = height === width ? width : `${width} × ${height}`;
  return (
    <>
      <Section isOpen title="Layout" summary={join(DIRECTIONS[direction], `gap ${gap}`)}>
        <ChoiceField label="Direction" options={DIRECTIONS} {...field('direction')} />
        <RangeField label="Gap" max={64} {...field('gap')} />
        <SelectField label="Align" options={ALIGNS} {...field('align')} />
        <SelectField label="Distribute" options={JUSTIFIES} {...field('justify')} />
      </Section>
      <Section isOpen title="Size" summary={join(size, fills && 'fills')}>
        <div className="columns">
          <LengthField label="Width" {...field('width')} />
          <LengthField label="Height" {...field('height')} />
        </div>
        <SwitchField label="Fill the remaining space" {...field('fills')} />
      </Section>
      <Section isOpen title="Colour" summary={join(...colours)}>
        <ColourField isBackground label="Background" options={BACKGROUNDS} {...field('background')} />
        <ColourField label="Text colour" options={CONTAINER_TEXT_COLOURS} {...field('colour')} />
      </Section>
      <SpacingSection margin={field('margin')} padding={field('padding')} />
      <EffectsSection radius={field('radius')} shadow={field('shadow')} />
    </>
  );
}

const RATIOS = { '2 / 1': '2:1', '16 / 9': '16:9', '4 / 3': '4:3', '1 / 1': '1:1' } as const;

export function MediaForm() {
  const { props, field } = useFields<MediaProps>();
  return (
    <>
      <Section isOpen title="Content" summary={PICTURES[props.kind]}>
        <SelectField label="Picture" options={PICTURES} {...field('kind')} />
        <TextField label="Description" placeholder="What it shows" {...field('description')} />
      </Section>
      <Section isOpen title="Size" summary={join(props.width, RATIOS[props.ratio])}>
        <LengthField label="Width" {...field('width')} />
        <ChoiceField label="Ratio" options={RATIOS} {...field('ratio')} />
      </Section>
      <EffectsSection isOpen radius={field('radius')} shadow={field('shadow')} />
      <SpacingSection margin={field('margin')} />
    </>
  );
}

const TAGS = { p: 'Paragraph', h1: 'Heading 1', h2: 'Heading 2', h3: 'Heading 3' } as const;
const WEIGHTS = { regular: 'Regular', medium: 'Medium', bold: 'Bold' } as const;
const TEXT_ALIGNS = { start: 'Start', center: 'Centre', end: 'End' } as const;
const ALIGN_ICONS = { start: 'start', center: 'center', end: 'end' } as const;

export function TextForm() {
  const { props, field } = useFields<TextProps>();
  const { tag, size, weight, align, colour } = props;
  return (
    <>
      <Section isOpen title="Content" summary={TAGS[tag]}>
        <TextField isLong label="Text" {...field('text')} />
        <SelectField label="Type" options={TAGS} {...field('tag')} />
      </Section>
      <Section isOpen title="Typography" summary={join(size, WEIGHTS[weight], TEXT_ALIGNS[align])}>
        <RangeField label="Size" min={12} max={72} {...field('size')} />
        <ChoiceField label="Weight" options={WEIGHTS} {...field('weight')} />
        <ChoiceField label="Align" options={TEXT_ALIGNS} icons={ALIGN_ICONS} {...field('align')} />
      </Section>
      <Section isOpen title="Colour" summary={colourName(colour, TEXT_COLOURS)}>
        <ColourField label="Text colour" options={TEXT_COLOURS} {...field('colour')} />
      </Section>
      <SpacingSection margin={field('margin')} />
      <EffectsSection shadow={field('shadow')} />
    </>
  );
}

const SOURCES = { none: 'No video yet', frame: 'YouTube', file: 'File' } as const;
const INVALID_URL = 'Paste a YouTube link or the https URL of an .mp4 or .webm file.';

export function VideoForm() {
  const { props, field } = useFields<VideoProps>();
  const { kind } = videoSource(props.address);
  const isInvalid = kind === 'none' && props.address.trim() !== '';
  return (
    <>
      <Section isOpen title="Content" summary={SOURCES[kind]}>
        <TextField
          label="URL"
          placeholder="https://youtu.be/…"
          problem={isInvalid ? INVALID_URL : undefined}
          {...field('address')}
        />
        <p className="hint">Turn off editing to play it.</p>
        <TextField label="Title" {...field('title')} />
      </Section>
      <Section isOpen title="Size" summary={props.width}>
        <LengthField label="Width" {...field('width')} />
      </Section>
      <EffectsSection radius={field('radius')} />
      <SpacingSection margin={field('margin')} />
    </>
  );
}
