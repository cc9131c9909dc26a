// English texts of tests of two first emails: setup, composer, and results.

const letter = (version: 'a' | 'b') => version.toUpperCase()

// Results
export const version = 'Version'
export const sent = 'Sent'
export const counted = 'Counted'
export const ofSent = (count: number) => `of ${count} sent`
export const interested = 'Interested'
export const replied = 'Replied'
export const versionName = (key: 'a' | 'b', template: string) => `${letter(key)}: ${template}`
export const percentRange = (low: number, high: number) => `${Math.round(low * 100)}% to ${Math.round(high * 100)}%`
const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
export const differenceText = (share: number, low: number, high: number) =>
  `Difference in interested replies, A minus B: ${signed(Math.round(share * 100))} points (95% interval ${signed(Math.floor(low * 100))} to ${signed(Math.ceil(high * 100))}).`
export const resultTable = 'Result of the test'
export const rules =
  'An email counts 7 days after it was sent, with the replies of that time. Bounced emails, edited texts, and templates chosen by hand don’t count. Interested replies decide, from 50 counted emails each. The interval of the difference stays valid however often you look; the ranges in the table are 95% intervals for a single look.'
export const howItWorks = 'How a test works'

// Setup
export const testTwo = 'Test two first emails'
export const needsSecond = 'A test compares two templates. Duplicate this one and change its first email.'
export const duplicateIt = 'Duplicate this template'
export const versionLabel = (key: 'a' | 'b') => `Version ${letter(key)}`
export const startHint =
  'Each candidate gets A or B by chance, also in bulk and scheduled emails. A template you choose by hand and a text you edit don’t count.'
export const start = 'Start the test'
export const cancel = 'Cancel'
export const started = 'Test started'
export const startFailed = 'We couldn’t start the test.'
export const running = 'Test running'
export const changesRestart = 'Changing an email of A or B starts a new test. The result so far stays below.'
export const keep = (key: 'a' | 'b') => `Keep ${letter(key)}`
export const keepTitle = (key: 'a' | 'b') => `Keep ${letter(key)} and end the test?`
export const keepExplained = (template: string) =>
  `From now on first emails follow “${template}”. The other template stays in the list. Emails that are already scheduled keep their version.`
export const endTest = 'End the test'
export const ended = (template: string) => `Test ended: first emails follow “${template}”.`
export const endFailed = 'We couldn’t end the test.'
export const earlierTests = (count: number) => (count === 1 ? '1 earlier test' : `${count} earlier tests`)
export const endReasons = {
  kept_a: 'A was kept',
  kept_b: 'B was kept',
  text_changed: 'A text was changed',
  template_deleted: 'A template was deleted',
}
export const period = (from: string, to: string, reason: string) => `${from} to ${to}. ${reason}.`

// Composer
export const testOption = (key: 'a' | 'b') => `Test: version ${letter(key)}`
export const testOptionOfMany = 'Test: A or B'
export const thisVersion = (key: 'a' | 'b') => `Version ${letter(key)} of your test.`
export const seeOther = (key: 'a' | 'b') => `See version ${letter(key === 'a' ? 'b' : 'a')}`
export const hideOther = (key: 'a' | 'b') => `Hide version ${letter(key === 'a' ? 'b' : 'a')}`
export const otherVersion = (key: 'a' | 'b') => `Version ${letter(key === 'a' ? 'b' : 'a')}, which this candidate doesn’t get`
export const editedNotCounted = 'You edited the text, so this email doesn’t count in your test.'
export const chosenNotCounted = 'You chose the template, so this email doesn’t count in your test.'
export const chosenNotCountedMany = 'You chose the template, so these emails don’t count in your test.'
export const resetToVersion = (key: 'a' | 'b') => `Use version ${letter(key)}`
export const manyVersions = (a: number, b: number) => `Your test runs: ${a} get version A, ${b} get version B.`

// Analytics
export const tests = 'Tests of first emails'
export const testsExplained =
  'Two first emails of a project, sent by chance. Counted 7 days after sending; interested replies decide, with an interval that stays valid however often you look.'
export const chooseProject = 'Choose one project to see its tests.'
export const noTests = 'No test in this project. Start one in Outreach Templates.'
export const test = 'Test'
export const interestRange = 'Interested, 95% interval'
export const replyRange = 'Replied, 95% interval'
