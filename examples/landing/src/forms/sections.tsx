import { join } from './summaries';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SidesField } from '../fields/SidesField';
import type { Field } from '../fields/useFields';
import type { Sides } from '../page/box';

/** Margin, and the padding of a container. */
export function SpacingSection({ margin, padding }: { margin: Field<Sides>; padding?: Field<Sides> }) {
  const values = padding ? [margin.value, padding.value] : [margin.value];
  return (
    <Section title="Spacing" summary={values.join(' / ')}>
      <SidesField label="Margin" max={96} {...margin} />
      {padding && <SidesField label="Padding" max={96} {...padding} />}
    </Section>
  );
}

interface EffectsSectionProps {
  readonly isOpen?: boolean;
  readonly radius?: Field<number>;
  readonly shadow?: Field<number>;
}

export function EffectsSection({ isOpen = false, radius, shadow }: EffectsSectionProps) {
  const summary = join(
    radius !== undefined && `radius ${radius.value}`,
    shadow !== undefined && shadow.value > 0 && `shadow ${shadow.value} %`,
  );
  return (
    <Section isOpen={isOpen} title="Effects" summary={summary || 'None'}>
      {radius && <RangeField label="Radius" max={48} {...radius} />}
      {shadow && <RangeField label="Shadow" unit="%" max={100} {...shadow} />}
    </Section>
  );
}
