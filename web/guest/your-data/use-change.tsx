// Opens the form for a correction, and reads the record again once it was sent.
import { useState, type ReactNode } from 'react'
import { ChangeSheet } from './ChangeSheet.tsx'
import { useTexts } from './language.tsx'
import type { Subject } from './seeds.ts'
import type { YourData } from './use-your-data.ts'

export interface PartProps {
  data: YourData
  access: string
  onAnnounce: (sentence: string) => void
}

export function useChange({ data, access, onAnnounce }: PartProps): {
  sheet: ReactNode
  sentence: string | null
  open: (subject: Subject) => void
} {
  const { texts, day } = useTexts()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const sent = (due: string) => {
    const next = texts.sent(day(due))
    setSubject(null)
    setSentence(next)
    onAnnounce(next)
    void data.readRecord()
  }
  return {
    sentence,
    open: setSubject,
    sheet: subject && <ChangeSheet subject={subject} access={access} onClose={() => setSubject(null)} onSent={sent} onEnded={data.end} />,
  }
}
