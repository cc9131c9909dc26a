import { Refusal } from '@fairlead/domain/refusal'
import { text } from '../texts/texts.ts'

/** Too many requests in too short a time; `seconds` until the next one is accepted. */
export class RateLimited extends Refusal {
  readonly seconds: number
  constructor(seconds: number, message?: string) {
    super('rate_limited', message ?? text.tooManyRequests(inWords(seconds)))
    this.seconds = seconds
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return text.inSeconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? text.inMinutes(minutes) : text.inHours(Math.ceil(minutes / 60))
}
