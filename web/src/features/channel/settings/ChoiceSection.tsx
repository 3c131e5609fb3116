import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { tabText } from '../tabMessages.ts';

/**
 * A section of a channel's settings with one choice and its own save button.
 * @param name name of the radio buttons
 * @param children text above the choice
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
  /** Accessible name of the button, for users who don't see the section. */
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
