// A date in words, with the exact one on hover.

import { exactDate, relativeDate } from './time.ts'

export function When({ date, className }: { date: string; className?: string | undefined }) {
  return (
    <time dateTime={date} title={exactDate(date)} className={className}>
      {relativeDate(date)}
    </time>
  )
}
