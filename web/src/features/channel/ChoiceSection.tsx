import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { tabText } from './tabMessages.ts';

/**
 * A part of a channel's settings that is one choice, with a button of its own that saves it.
 * @param name of the radio buttons
 * @param refusal why the person may not save it; null for who may
 * @param children what is to be known before
 */
export function ChoiceSection<Value extends string>({
  title,
  legend,
  name,
  values,
  names,
  help,
  chosen,
  choose,
  save,
  busy,
  refusal,
  onSave,
  children,
}: {
  title: string;
  legend: string;
  name: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  help: Readonly<Record<Value, string>>;
  chosen: Value;
  choose: (value: Value) => void;
  /** What the button does, for who does not see what stands around it. */
  save: string;
  busy: boolean;
  refusal: string | null;
  onSave: () => Promise<void>;
  children?: ReactNode;
}) {
  return (
    <Section title={title}>
      <Panel>
        <Pad gap={16}>
          {children}
          <Choices
            legend={legend}
            name={name}
            value={chosen}
            onChange={choose}
            options={values.map((value) => ({ value, label: names[value], help: help[value] }))}
          />
          <Row>
            <Button busy={busy} disabledReason={refusal} aria-label={save} onClick={() => void onSave()}>
              {tabText.settings.save}
            </Button>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}
