import { Button } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { isAddress } from '@fairlead/domain/project/job-text'
import { IconListSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Change } from '../../../project/kept-draft.ts'
import { ChooseFile, DropArea } from './DropArea.tsx'
import { Proposals } from './Proposals.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import { useReading } from './use-reading.ts'
import styles from './intake.module.css'
import * as wizardIntakeText from '../../../i18n/en/wizard-intake.ts'

interface Props {
  settings: Pick<WireSettings, 'job_description'> & Partial<WireSettings>
  change: (part: Change) => void
  /** The field for the text. */
  children: ReactNode
}

export function JobIntake({ settings, change, children }: Props) {
  const { reading, count, busy, wrong, read } = useReading()
  const text = settings.job_description
  const readNow = async (file: File | null) => {
    const answer = await read(text, file)
    // typed text is never replaced; a file only fills an empty field, a page the field with its URL
    if (answer && (file ? text.trim() === '' : isAddress(text))) change({ job_description: answer.text })
  }
  return (
    <DropArea onFile={(file) => void readNow(file)}>
      {children}
      <div className={styles.bar}>
        <Button variant="light" leftSection={<IconListSearch size={18} aria-hidden />} loading={busy} onClick={() => void readNow(null)}>
          {wizardIntakeText.proposeCriteria}
        </Button>
        <ChooseFile onFile={(file) => void readNow(file)} />
      </div>
      <ReadingNotes reading={reading} error={wrong} />
      {reading && reading.proposals.length > 0 && <Proposals key={count} reading={reading} settings={settings} change={change} />}
    </DropArea>
  )
}
