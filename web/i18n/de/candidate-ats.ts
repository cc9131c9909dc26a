// German texts of web/candidate/ats.

// Ats line
export const tryAgain = 'Erneut versuchen'
export const rejectedIn = (integration: string | number) => `In ${integration}: abgelehnt`
export const stageIn = (integration: string | number, stage: string | number) => `In ${integration} · ${stage}`
export const isIn = (integration: string | number) => `In ${integration}`
export const waitingState = (integration: string, reason: string | null) =>
  `Wartet auf das Senden an ${integration}${reason ? `: ${reason}` : ''}`
export const notAccepted = (integration: string, reason: string | null) =>
  reason ? `Senden an ${integration} nicht möglich: ${reason}` : `${integration} hat die Person nicht angenommen.`
export const notSent = (integration: string, reason: string | null) =>
  reason
    ? `Nicht an ${integration} gesendet: ${reason}`
    : `Nicht an ${integration} gesendet, weil die Verschiebung rückgängig gemacht wurde.`
export const checkingArrival = (integration: string | number) => `Wir prüfen, ob die Daten in ${integration} angekommen sind`

// Ats menu item
export const sendTo = (integration: string | number) => `An ${integration} senden`
export const chooseJobFirst = (integration: string | number) =>
  `Wählen Sie zuerst unter „ATS-Verbindung einrichten“ die Stelle dieses Projekts in ${integration}.`

// Send to ATS
export const sending = (name: string, integration: string) => `${name} wird an ${integration} gesendet`
export const sendFailed = (name: string) => `Wir konnten ${name} nicht senden. Bitte versuchen Sie es noch einmal.`
