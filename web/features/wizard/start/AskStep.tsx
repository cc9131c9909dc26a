// Says who is wanted: in a sentence, whose parts are criteria while it is typed, or with a job description.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { AskBox } from '../../../project/ask/AskBox.tsx'
import { CriteriaChips } from '../../../project/ask/CriteriaChips.tsx'
import { marksOf } from '../../../project/ask/marks.ts'
import { useEdits } from '../../../project/ask/use-edits.ts'
import { useLiveReading } from '../../../project/ask/use-live-reading.ts'
import type { Reading } from '../../../project/ask/use-reading.ts'
import { Warnings } from '../../../project/ask/Warnings.tsx'
import type { FirstStep } from '../../../project/first-step.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import { countInWords } from '../preview/costs.ts'
import { usePreview } from '../preview/use-preview.ts'
import { withChange, withReading } from './first-search.ts'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

interface Props {
  draft: FirstStep
  onFile: (file: File) => void
  change: (part: Change) => void
  put: (next: FirstStep) => void
  /** The reading whose criteria the draft has. */
  taken: Reading | null
  onTaken: (reading: Reading) => void
}

export function AskStep({ draft, onFile, change, put, taken, onTaken }: Props) {
  const text = draft.job_description
  const edits = useEdits()
  const live = useLiveReading(text)
  const isTaken = draft.read_text !== '' && draft.read_text.trim() === text.trim()
  const onKnown = useEffectEvent(onTaken)
  useEffect(() => {
    if (isTaken && live?.text === text) onKnown(live)
  }, [isTaken, live, text])
  const reading = live ?? (isTaken ? taken : null)
  // criteria of a sentence are saved when it is sent, or with the first change of one
  const input = !reading ? null : isTaken ? draft : { ...withReading(draft, reading, false, taken), read_text: reading.text }
  const settings: Partial<WireSettings> = input ? { ...input.criteria, job_title: input.job_title } : {}
  const { query, isAsked } = usePreview(settings, undefined)
  const preview = isAsked ? query.data : undefined
  return (
    <>
      <AskBox
        label={wizardStartText.jobDescription}
        description={wizardStartText.jobTextHint}
        placeholder={wizardStartText.jobTextPlaceholder}
        minRows={5}
        maxRows={14}
        text={text}
        onText={(job_description) => change({ job_description })}
        onFile={onFile}
        marks={input && reading ? marksOf(text, reading, settingsOf(settings), edits.asEdited) : []}
      />
      {input && reading && (
        <>
          <CriteriaChips
            settings={settings}
            change={(part) => {
              if (isTaken) return change(part)
              onTaken(reading)
              put(withChange(input, part))
            }}
            proposals={reading.proposals}
            edits={edits}
            costs={preview ?? null}
          >
            {preview && (
              <Text size="sm" fw={600}>
                {countInWords(preview)}
              </Text>
            )}
          </CriteriaChips>
          <Warnings warnings={reading.warnings} />
        </>
      )}
    </>
  )
}
