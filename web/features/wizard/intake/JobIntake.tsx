import { Button } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { isAddress } from '@fairlead/domain/project/job-text'
import { IconListSearch } from '@tabler/icons-react'
import { AskBox } from '../../../project/ask/AskBox.tsx'
import { marksOf } from '../../../project/ask/marks.ts'
import { useReading } from '../../../project/ask/use-reading.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import { Proposals } from './Proposals.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import styles from './intake.module.css'
import { text as wizardIntakeText } from '../../../i18n/wizard-intake.ts'

interface Props {
  settings: Pick<WireSettings, 'job_description'> & Partial<WireSettings>
  change: (part: Change) => void
  error: string | undefined
}

const asIs = <T,>(proposal: T): T => proposal

export function JobIntake({ settings, change, error }: Props) {
  const { reading, count, busy, wrong, read } = useReading()
  const text = settings.job_description
  const readNow = async (file: File | null) => {
    const answer = await read(text, file)
    // typed text is never replaced; a file only fills an empty field, a page the field with its URL
    if (answer && (file ? text.trim() === '' : isAddress(text))) change({ job_description: answer.text })
  }
  return (
    <>
      <AskBox
        label={wizardIntakeText.jobDescription}
        description={wizardIntakeText.jobDescriptionHint}
        minRows={5}
        maxRows={16}
        error={error}
        text={text}
        onText={(job_description) => change({ job_description })}
        onFile={(file) => void readNow(file)}
        marks={reading ? marksOf(text, reading, settingsOf(settings), asIs) : []}
      />
      <div className={styles.bar}>
        <Button variant="light" leftSection={<IconListSearch size={18} aria-hidden />} loading={busy} onClick={() => void readNow(null)}>
          {wizardIntakeText.proposeCriteria}
        </Button>
      </div>
      <ReadingNotes reading={reading} error={wrong} />
      {reading && reading.proposals.length > 0 && <Proposals key={count} reading={reading} settings={settings} change={change} />}
    </>
  )
}
