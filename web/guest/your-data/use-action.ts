// Sends one thing at a time, and says in the page's language why it failed.
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useTexts } from './language.tsx'
import { troubleOf } from './use-your-data.ts'

/** @param onEnded when the access has ended */
export function useAction(onEnded: () => void = () => {}) {
  const { texts } = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  /** `refused`: the sentence for the server's refusal of what was entered. */
  const run = async (work: () => Promise<void>, refused: string = texts.failed) => {
    if (isBusy) return
    setIsBusy(true)
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      const kind = troubleOf(error)
      if (kind === 'unknown') onEnded()
      const status = failureOf(error)?.status
      const isRefusal = status === 400 || status === 413 || status === 415
      const sentences = { unknown: texts.accessEnded, too_many: texts.tooMany, unreachable: texts.unreachable, failed: texts.failed }
      setTrouble(status === 409 ? texts.stale : isRefusal ? refused : sentences[kind])
    }
    setIsBusy(false)
  }
  return { isBusy, trouble, setTrouble, run }
}
