// One ready answer: the default to be read, or a text of one's own with variables, a preview and the way back.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { checkAnswers } from '@fairlead/domain/project/check-outreach'
import { useState } from 'react'
import { focusAtOnce } from '../../../ui/focus-on-arrival.ts'
import type { StepProps } from '../steps/step.ts'
import { VariableChips } from '../VariableChips.tsx'
import { settingsOf } from '../wire-settings.ts'
import type { AnswerOf } from './answer-fields.ts'
import { MailPreview } from './MailPreview.tsx'

export function AnswerField({ field, settings, change, projectId }: StepProps & { field: AnswerOf }) {
  const { name, title, hint } = field
  const own = settings[name]
  const all = settingsOf(settings)
  const standard = field.defaultOf(all)
  // emptying the field on the way to another text does not take it away
  const [writing, setWriting] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const begin = () => {
    setWriting(true)
    change({ [name]: standard })
  }
  const reset = () => {
    setWriting(false)
    setPreviewing(false)
    change({ [name]: '' })
  }
  if (own.trim() === '' && !writing)
    return (
      <section aria-label={title}>
        <Group justify="space-between" gap="xs" mb={4}>
          <Text size="sm" fw={550}>
            {title}
          </Text>
          <Button size="compact-sm" variant="subtle" aria-label={`Write your own: ${title}`} onClick={begin}>
            Write your own
          </Button>
        </Group>
        <Text size="xs" c="dimmed" mb={6}>
          {hint}
        </Text>
        <div className="card" style={{ padding: '10px 14px', background: 'var(--paper)' }}>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {standard}
          </Text>
        </div>
      </section>
    )
  return (
    <Stack gap={6} component="section" aria-label={title}>
      <Textarea
        id={`answer-${name}`}
        ref={writing ? focusAtOnce : undefined}
        label={title}
        description={hint}
        autosize
        minRows={3}
        maxRows={12}
        value={own}
        error={checkAnswers(all)[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
      <Group gap={4} justify="space-between">
        <VariableChips fieldId={`answer-${name}`} onInsert={(text) => change({ [name]: text })} />
        <Group gap={4}>
          <Button size="compact-sm" variant="subtle" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
            {previewing ? 'Hide preview' : 'Preview'}
          </Button>
          <Button size="compact-sm" variant="subtle" aria-label={`Reset to default: ${title}`} onClick={reset}>
            Reset to default
          </Button>
        </Group>
      </Group>
      {previewing && own.trim() !== '' && (
        <MailPreview projectId={projectId} settings={settings} step={1} subject="" body={filledByItself(own)} />
      )}
    </Stack>
  )
}

/** What the product puts in beside the variables, so that the preview has no gap where the mail has none. */
function filledByItself(text: string): string {
  return text.replaceAll(/\{\{\s*information\s*\}\}/g, 'your resume').replaceAll(/\{\{\s*information_link\s*\}\}/g, '(the link to send it)')
}
