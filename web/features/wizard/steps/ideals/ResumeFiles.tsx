// A résumé as an ideal candidate: chosen, or dropped anywhere on the step.
import { Loader } from '@mantine/core'
import type { ReadIdealResume } from '@fairlead/contract/v2/projects/ideal_candidates'
import { idealMessages } from '@fairlead/domain/project/ideal-messages'
import { limits } from '@fairlead/domain/shared/limits'
import { IconFileText } from '@tabler/icons-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { sendFile } from '../../../../api/send.ts'
import type { Ideal } from './ideal.ts'
import styles from './ideals.module.css'
import { text as wizardIdealsText } from '../../../../i18n/wizard-ideals.ts'

interface Props {
  disabled: boolean
  onAdd: (ideal: Ideal) => void
  /** The other ways to add someone. */
  fields: ReactNode
  children: ReactNode
}

export function ResumeFiles({ disabled, onAdd, fields, children }: Props) {
  const [reading, setReading] = useState(0)
  const [errors, setWrong] = useState<string[]>([])
  const [over, setOver] = useState(false)

  async function readOne(file: File): Promise<string | null> {
    if (file.size > limits.resumeFileMegabytes * 1024 * 1024) return `${file.name}: ${idealMessages.fileTooBig}`
    try {
      const { resume } = await sendFile<ReadIdealResume>('v2/projects/ideal_candidates/resume', {}, file)
      onAdd({ linkedin_profile_url: null, core_candidate_id: null, resume })
      return null
    } catch (error) {
      return `${file.name}: ${sentenceOf(error, wizardIdealsText.resumeUnread)}`
    }
  }
  async function read(files: File[]) {
    setWrong([])
    setReading((before) => before + files.length)
    for (const file of files) {
      const problem = await readOne(file)
      if (problem) setWrong((before) => [...before, problem])
      setReading((before) => before - 1)
    }
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (disabled || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void read([...event.dataTransfer.files])
  }
  return (
    <div
      className={`stack round gap-12 ${styles.step}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (disabled || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {fields}
      <div>
        <label className="file" data-disabled={disabled || undefined}>
          {reading > 0 ? <Loader size={16} /> : <IconFileText size={18} aria-hidden />}
          {reading > 0 ? wizardIdealsText.reading : wizardIdealsText.resumeLabel}
          <input
            type="file"
            multiple
            disabled={disabled}
            aria-label={wizardIdealsText.addAResume}
            accept=".pdf,.docx,.txt,.md,.json,application/pdf,text/plain,application/json"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              if (files.length > 0) void read(files)
            }}
          />
        </label>
        {errors.map((sentence, index) => (
          <p key={index} role="alert" className="wrong text-14 anywhere above-4">
            {sentence}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
