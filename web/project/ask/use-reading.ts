// Reads a job description as text or file. The latest request wins; a model's additions arrive after the rules' results.
import type { ReadJobDescription } from '@fairlead/contract/v1/projects/intake'
import { jobMessages } from '@fairlead/domain/project/job-messages'
import { isAddress, validateJobText } from '@fairlead/domain/project/job-text'
import { limits } from '@fairlead/domain/shared/limits'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { text as askText } from '../../i18n/ask.ts'

export type Reading = ReadJobDescription['answer']

function validateInput(text: string, file: File | null): string | null {
  if (file) return file.size > limits.jobFileMegabytes * 1024 * 1024 ? jobMessages.fileTooBig : null
  return isAddress(text) ? null : validateJobText(text)
}

export function useReading() {
  const [reading, setReading] = useState<Reading | null>(null)
  const [count, setCount] = useState(0)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const latest = useRef(0)

  async function addFromModel(first: Reading, turn: number) {
    const input = { text: first.text, model: true }
    const more = await send<ReadJobDescription>('POST', 'v1/projects/intake', input).catch(() => null)
    if (turn !== latest.current) return
    const added = more?.proposals.filter(({ by }) => by === 'model') ?? []
    setReading({ ...first, proposals: [...first.proposals, ...added], model: more?.model ?? 'failed' })
  }

  /** Null when it can't be read, or a later request has replaced it. */
  async function read(text: string, file: File | null): Promise<Reading | null> {
    const problem = validateInput(text, file)
    setWrong(problem)
    if (problem) return null
    const turn = (latest.current += 1)
    setBusy(true)
    try {
      const answer = file
        ? await sendFile<ReadJobDescription>('v1/projects/intake', {}, file)
        : await send<ReadJobDescription>('POST', 'v1/projects/intake', { text })
      if (turn !== latest.current) return null
      setReading(answer)
      setCount(turn)
      if (answer.model === 'ready') void addFromModel(answer, turn)
      return answer
    } catch (error) {
      if (turn === latest.current) setWrong(sentenceOf(error, askText.readingFailed))
      return null
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }
  return { reading, count, busy, wrong, read }
}
