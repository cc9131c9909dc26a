// English texts of domain/outreach/template-test.ts.

export const chooseTwoTemplates = 'Choose two different templates.'
export const thisTemplateDoesNotExist = 'This template does not exist.'
export const firstEmailIsEmpty = (name: string) => `The first email of “${name}” has no subject or no text.`
export const sameFirstEmail = 'Both first emails are the same. Change one of them.'

const points = (count: number) => `${count} point${count === 1 ? '' : 's'}`
const nextCheck = (perVersion: number, difference: number) =>
  `With ${perVersion.toLocaleString('en-US')} each, a difference of ${points(difference)} would show.`

export const noneCounted = (sent: number, days: number) =>
  sent === 0
    ? 'Nothing to compare yet: no email of this test has been sent.'
    : `Too early to tell: ${sent} sent. Each email counts ${days} days after it was sent, replied to or not.`
export const tooEarly = (a: number, b: number, perVersion: number, difference: number) =>
  `Too early to tell: ${a === b ? `${a} counted each` : `${a} counted for A and ${b} for B`}. ${nextCheck(perVersion, difference)}`
export const notDecided = (perVersion: number, difference: number) => `No difference shown so far. ${nextCheck(perVersion, difference)}`
export const better = (version: 'A' | 'B', low: number, high: number) =>
  low === high
    ? `${version} gets more interested replies: about ${points(low)} more (95%).`
    : `${version} gets more interested replies: ${low} to ${high} points more (95%).`
export const aboutEqual = (max: number) => `A and B do about equally well: they differ by ${points(max)} at most (95%).`
