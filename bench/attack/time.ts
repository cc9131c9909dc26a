import { slowestHealth, unless, type AttackCase } from './case.ts'

/** Other users notice delays above this. */
const maxMs = 1500

export const timeCases: AttackCase[] = [
  {
    id: 'time-1',
    title: 'A job description of 60,000 blanks stops no one else',
    async run(target) {
      const { session } = await target.register()
      const ms = await slowestHealth(target, () =>
        target.call('POST', 'v1/projects/intake', { text: `Recruiter${' '.repeat(60_000)}in Berlin` }, { session }),
      )
      return unless([ms < maxMs, `/healthz took ${Math.round(ms)} ms`])
    },
  },
  {
    id: 'process-1',
    title: 'An address that is an IP number does not end the service ten seconds later',
    async run(target) {
      const { session } = await target.register()
      const statuses: number[] = []
      for (const url of ['https://10.0.0.1/', 'https://[::1]/feed', 'https://192.0.2.1/'])
        statuses.push((await target.call('POST', 'v2/calendars', { kind: 'ics', url }, { session })).status)
      const until = Date.now() + 12_000
      while (Date.now() < until && target.isAlive()) await new Promise((resolve) => setTimeout(resolve, 200))
      const isUp = target.isAlive() && (await target.get('/healthz')).status === 200
      return unless(
        [statuses.every((status) => status >= 400 && status < 500), `answered ${statuses.join(', ')}`],
        [isUp, 'the process is gone'],
      )
    },
    isLong: true,
  },
]
