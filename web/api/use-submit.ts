// The only way a form or a button sends something to the server.
import { useRef, useState, type FormEvent } from 'react'
import { showToast } from '../ui/toast.ts'
import { failureOf, sentenceOf, type ApiFailure } from './failure.ts'

/** Errors: a sentence per field. */
export type Wrong = Readonly<Record<string, string | undefined>>

export interface SubmitOptions<Answer, Args extends readonly unknown[]> {
  /** Validates the input by field, before anything is sent. */
  check?: (...args: Args) => Wrong | null
  send: (...args: Args) => Promise<Answer>
  /** The toast after a success; null for none. */
  success?: string | ((answer: Answer, ...args: Args) => string | null)
  /** Runs after a success. The form stays pending until it is done. */
  onSuccess?: (answer: Answer, ...args: Args) => unknown
  /** Runs in either case, such as reloading the list. */
  onSettled?: () => void
  /** The sentence for a failure for which the server gives no reason. */
  failure: string | ((...args: Args) => string)
  /** Where a failure without a field is shown: in the form (default), as a toast, or at the only field. */
  failureIn?: 'form' | 'toast' | { field: string }
  /** Refusals that need their own sentence, or belong to a field; null for the default handling. */
  refused?: (failure: ApiFailure) => Wrong | string | null
  /** The form's fields. A refusal of any other field is shown as a sentence, so that none is lost. */
  fields?: readonly string[]
}

export interface Submission<Args extends readonly unknown[]> {
  /** Sends once: does nothing while the previous attempt is running. True when it succeeded. */
  run: (...args: Args) => Promise<boolean>
  /** The same as the handler of a form. */
  onSubmit: (event: FormEvent, ...args: Args) => void
  busy: boolean
  /** What the running attempt sends, to mark the pressed button. */
  running: Args | null
  errors: Wrong
  sentence: string | null
  /** Clears the error of a field being edited, or all errors. */
  clear: (field?: string) => void
}

const fine: Wrong = {}
const hasAny = (wrong: Wrong) => Object.values(wrong).some(Boolean)

/**
 * Validates the input, sends it once, and shows the outcome: errors at fields, a sentence for the form, or a toast. The input
 * stays. After a refusal the focus is in the first field with an error, or back where it was.
 */
export function useSubmit<Answer, Args extends readonly unknown[] = []>(options: SubmitOptions<Answer, Args>): Submission<Args> {
  const [errors, setWrong] = useState(fine)
  const [sentence, setSentence] = useState<string | null>(null)
  const [running, setRunning] = useState<Args | null>(null)
  // state changes with the next render; a second press may come earlier
  const isRunning = useRef(false)

  function show(error: unknown, args: Args): void {
    const failure = failureOf(error)
    const refusal = (failure && options.refused?.(failure)) ?? null
    const refusalShown = refusal ?? failure?.fields ?? fine
    const fieldErrors = typeof refusalShown === 'string' ? fine : refusalShown
    setWrong(fieldErrors)
    // a caller without fields shows none, except those it returns here
    const isShown = hasAny(fieldErrors) && (refusal !== null || Object.keys(fieldErrors).every((name) => options.fields?.includes(name)))
    if (isShown) return
    const text =
      typeof refusalShown === 'string'
        ? refusalShown
        : sentenceOf(error, typeof options.failure === 'string' ? options.failure : options.failure(...args))
    if (typeof options.failureIn === 'object') setWrong({ [options.failureIn.field]: text })
    else if (options.failureIn === 'toast') showToast(text, { tone: 'bad' })
    else setSentence(text)
  }

  async function run(...args: Args): Promise<boolean> {
    if (isRunning.current) return false
    const focused = document.activeElement
    const problems = options.check?.(...args) ?? fine
    setWrong(problems)
    setSentence(null)
    if (hasAny(problems)) {
      focusWrong(focused)
      return false
    }
    isRunning.current = true
    setRunning(args)
    try {
      let answer: Answer
      try {
        answer = await options.send(...args)
      } catch (error) {
        show(error, args)
        focusWrong(focused)
        return false
      }
      const text = typeof options.success === 'function' ? options.success(answer, ...args) : options.success
      if (text) showToast(text)
      await options.onSuccess?.(answer, ...args)
      return true
    } finally {
      isRunning.current = false
      setRunning(null)
      options.onSettled?.()
    }
  }

  return {
    run,
    onSubmit: (event, ...args) => {
      event.preventDefault()
      void run(...args)
    },
    busy: running !== null,
    running,
    errors,
    sentence,
    clear: (field) => {
      setSentence(null)
      setWrong((before) => (field === undefined ? fine : before[field] ? { ...before, [field]: undefined } : before))
    },
  }
}

/** For actions that show their own outcome: runs one at a time, and says whether one is running. */
export function usePending(): readonly [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  async function during(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return [busy, during]
}

/** A loading button is disabled and loses the focus. */
function focusWrong(focused: Element | null): void {
  const part = focused?.closest('form, [role=dialog], section, main')
  requestAnimationFrame(() =>
    setTimeout(() => {
      const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (field) field.focus()
      else if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
    }),
  )
}
