// German texts of domain/outreach/can-send-to.ts.

export const theyHaveReplied = 'Diese Person hat geantwortet.'
export const askedForNoContact = 'Diese Person möchte nicht kontaktiert werden.'
export const addressSuppressed = 'Diese Adresse ist gesperrt.'
export const wrongPerson = 'Laut eigener Antwort ist das die falsche Person.'
export const personalDataRequested = 'Diese Person hat verlangt, dass ihre personenbezogenen Daten gelöscht werden.'
export const addressBounced = 'Die Adresse gibt es nicht: Eine E-Mail war unzustellbar.'
export const addressGuessed = 'Die Adresse wurde vermutet und nicht geprüft.'
export const addressUndeliverable = 'Die Adresse gibt es nicht: Der E-Mail-Finder hat sie geprüft.'
export const projectPaused = 'Das Projekt ist pausiert.'
export const projectArchived = 'Das Projekt ist archiviert.'
export const followUpsOff = 'Follow-ups sind für diese Person ausgeschaltet.'
export const outOfOffice = 'Diese Person ist abwesend.'
export const candidateMoved = 'Diese Person ist schon in einer anderen Phase.'
export const sentAlready = 'Die E-Mail wurde schon gesendet.'
export const contactedByHand = 'Diese Person wird von Hand kontaktiert.'
export const previousUnsent = 'Die vorige E-Mail wurde noch nicht gesendet.'
export const notDue = 'Die E-Mail ist noch nicht fällig.'
export const noPostalAddress =
  'Ihr Arbeitsbereich hat keine Postanschrift, die das Recht im Land der Person in dieser E-Mail verlangt. Ein Admin kann sie hinzufügen.'
export const pastApplication = 'Diese Person hat sich früher beworben; die Regel Ihres Teams für frühere Bewerbungen hält das zurück.'
export const merged =
  'Das ist ein zweiter Eintrag einer Person, die schon in diesem Projekt ist. Schreiben Sie ihr dort, oder trennen Sie die Einträge.'
