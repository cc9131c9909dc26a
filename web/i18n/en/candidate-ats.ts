// English texts of web/candidate/ats.

// Ats line
export const tryAgain = 'Try again'
export const rejectedIn = (integration: string | number) => `In ${integration}: rejected`
export const stageIn = (integration: string | number, stage: string | number) => `In ${integration} · ${stage}`
export const isIn = (integration: string | number) => `In ${integration}`
export const waitingState = (integration: string, reason: string | null) =>
  `Waiting to be sent to ${integration}${reason ? `: ${reason}` : ''}`
export const notAccepted = (integration: string, reason: string | null) =>
  reason ? `Couldn’t be sent to ${integration}: ${reason}` : `${integration} didn’t accept the candidate.`
export const notSent = (integration: string, reason: string | null) =>
  reason ? `Not sent to ${integration}: ${reason}` : `Not sent to ${integration}, because the move was undone.`
export const checkingArrival = (integration: string | number) => `We’re checking whether it arrived in ${integration}`

// Ats menu item
export const sendTo = (integration: string | number) => `Send to ${integration}`
export const chooseJobFirst = (integration: string | number) =>
  `First choose this project’s job in ${integration} under ATS Connection Setup.`

// Send to ATS
export const sending = (name: string, integration: string) => `Sending ${name} to ${integration}`
export const sendFailed = (name: string) => `We couldn’t send ${name}. Please try again.`
