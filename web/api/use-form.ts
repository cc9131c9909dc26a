// The values of a form and how they are sent.
import { useState, type ChangeEvent } from 'react'
import { useSubmit, type Submission, type SubmitOptions } from './use-submit.ts'

/** The props of one text field. */
export interface FieldProps {
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

type TextKeys<Values> = { [Key in keyof Values]-?: Values[Key] extends string | undefined ? Key : never }[keyof Values] & string

export interface Form<Values, Args extends readonly unknown[]> extends Submission<Args> {
  values: Values
  /** Changes values and clears their errors. */
  set: (part: Partial<Values>) => void
  field: (name: TextKeys<Values>) => FieldProps
}

/** A form with text fields and other values: `check` and `send` receive the values, then the arguments of `run`. */
export function useForm<Values extends object, Answer, Args extends readonly unknown[] = []>(
  initial: Values | (() => Values),
  options: SubmitOptions<Answer, readonly [Values, ...Args]>,
): Form<Values, Args> {
  const [values, setValues] = useState(initial)
  const submission = useSubmit({ fields: Object.keys(values), ...options })
  const set = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    for (const name of Object.keys(part)) submission.clear(name)
  }
  return {
    ...submission,
    running: submission.running && withoutValues(submission.running),
    run: (...args) => submission.run(values, ...args),
    onSubmit: (event, ...args) => submission.onSubmit(event, values, ...args),
    values,
    set,
    field: (name) => {
      const value: unknown = values[name]
      return {
        value: typeof value === 'string' ? value : '',
        error: submission.errors[name],
        onChange: (event) => {
          const text = event.currentTarget.value
          setValues((before) => ({ ...before, [name]: text }))
          submission.clear(name)
        },
      }
    },
  }
}

function withoutValues<Values, Args extends readonly unknown[]>([, ...args]: readonly [Values, ...Args]): Args {
  return args
}
