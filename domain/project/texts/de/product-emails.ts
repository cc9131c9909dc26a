// German texts of domain/project/product-emails.ts.

export const rejectionEmailUse = 'Wenn jemand nach einer Antwort abgelehnt wird. Nennt nie den Grund.'
export const schedulingEmailUse = 'Wenn jemand zu „Terminfindung“ wechselt. Die Interviewer:in erhält eine Kopie.'
export const reviewEmailUse = 'Die E-Mail, mit der jemand zur Durchsicht gesendet wird. Wer sie sendet, kann sie bearbeiten.'

export const titles = {
  rejection: 'Höfliche Absage',
  introduction: 'Vorstellung beim Interviewer',
  toManager: 'An die Hiring-Manager:in',
}
