// A limit's sentence is shown once: by the screen, or by the app if the screen shows none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '../api/send.ts'
import { closeToast, currentToast, showToast } from '../ui/toast.ts'
import { reportAccountRefusals } from './report-account-refusals.ts'

const sentence = 'Too many requests. Try again in 9 seconds.'
let onScreen = ''
const refused = () => send('POST', 'v1/anything', {}).catch(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  onScreen = ''
  vi.stubGlobal('document', {
    body: {
      get innerText() {
        return onScreen
      },
    },
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'rate_limited', message: sentence }, { status: 429 })))
  reportAccountRefusals()
})
afterEach(() => {
  closeToast()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('if the screen shows nothing, or only its general sentence, the sentence is a toast', async () => {
  await refused()
  showToast('That didn’t work. Please try again.', { tone: 'bad' })
  vi.advanceTimersByTime(1000)
  expect(currentToast()?.text).toBe(sentence)
})

test("a sentence shown by the screen isn't shown again", async () => {
  onScreen = `Name\n${sentence}\nSave`
  await refused()
  vi.advanceTimersByTime(1000)
  expect(currentToast()).toBeNull()
})

test("a newer message isn't replaced by a sentence that was a toast before it", async () => {
  await refused()
  showToast(sentence, { tone: 'bad' })
  showToast('We couldn’t send the link. Try again in a moment.', { tone: 'bad' })
  vi.advanceTimersByTime(1000)
  expect(currentToast()?.text).toBe('We couldn’t send the link. Try again in a moment.')
})
