// German texts of domain/outreach/follow-up-files.ts.
export const beingSent = 'Dieses Follow-up wird gerade gesendet, deshalb lassen sich seine Dateien nicht ändern.'
export const sentAlready = 'Dieses Follow-up wurde gesendet, deshalb lassen sich seine Dateien nicht ändern.'
export const canceled = 'Dieses Follow-up wurde abgebrochen, deshalb lassen sich seine Dateien nicht ändern.'
export const maybeDelivered = 'Dieses Follow-up wurde vielleicht zugestellt, deshalb lassen sich seine Dateien nicht ändern.'
