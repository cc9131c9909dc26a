// German texts of web/features/wizard/onboarding.

// Onboarding screen
export const signIn = 'Anmelden'
export const projectDetails = 'Projektdetails'
export const introduction = 'Wen suchen Sie? Ihr Konto erstellen Sie nach diesem Schritt. Was Sie hier eingeben, bleibt erhalten.'
export const projectName = 'Projektname'
export const nameHint = 'Wie Ihr Team diese Suche nennt'
export const jobTitle = 'Jobtitel'
export const hiringCompany = 'Einstellendes Unternehmen'
export const jobDescription = 'Stellenbeschreibung'
export const descriptionHint = 'Optional. Sobald Sie angemeldet sind, schlagen wir Kriterien daraus vor.'
export const browserNote = 'Bleibt in diesem Browser, bis Sie ein Konto haben.'
export const continueText = 'Weiter'

// Product picker screen
export const openYourProjects = 'Ihre Projekte öffnen'
export const hiringQuestion = 'Wie möchten Sie einstellen?'
export const typesText =
  'Die Suche ist überall dieselbe. Der Unterschied liegt darin, wer durchsieht und schreibt und was Sie einstellen können. Wenn Sie nicht sicher sind, wählen Sie Self-Service.'
export const stepsNote = (count: string | number) => `${count} Schritte zum Einrichten. Die meisten können bleiben, wie sie sind.`
export const start = 'Starten'
export const startWith = (name: string | number) => `Mit ${name} starten`

/** What a user chooses a product by: what they do themselves, and what they can set. */
export const questions = {
  reviews: 'Durchsicht',
  writes: 'Schreiben und Antworten',
  you: 'Sie',
  stages: 'Phasen',
  chooseIf: 'Passt, wenn',
}
export const products = {
  autopilot: {
    name: 'Autopilot',
    reviews: 'Recruiter:innen',
    writes: 'Recruiter:innen',
    you: 'Entscheiden über interessierte Kandidat:innen und führen die Interviews.',
    stages: 'Fest, von „Interessiert“ bis „Eingestellt“.',
    chooseIf: 'es in dieser Installation Recruiter:innen gibt, die für Sie arbeiten.',
  },
  fasttrack: {
    name: 'FastTrack',
    reviews: 'Ihr Team',
    writes: 'Ihr Team',
    you: 'Führen die Suche selbst durch, von Anfang bis Ende.',
    stages: 'Eigene Reihenfolge mit bis zu fünf eigenen Phasen.',
    chooseIf: 'Sie den Namen gewohnt sind. Die Einstellungen sind dieselben wie bei Navigator.',
  },
  navigator: {
    name: 'Navigator',
    reviews: 'Ihr Team',
    writes: 'Ihr Team',
    you: 'Teilen sich eine Suche: Kanäle, Absender, Phasen und ATS-Synchronisierung legen Sie beim Einrichten fest.',
    stages: 'Eigene Reihenfolge mit bis zu fünf eigenen Phasen.',
    chooseIf: 'mehrere Personen an einer Suche arbeiten.',
  },
  'self-serve': {
    name: 'Self-Service',
    reviews: 'Sie',
    writes: 'Sie',
    you: 'Sehen durch, schreiben und antworten. Antworten werden für Sie sortiert.',
    stages: 'Fest, mit Tabs für Interesse und Fragen.',
    chooseIf: 'Sie allein einstellen oder das hier ausprobieren.',
  },
}
