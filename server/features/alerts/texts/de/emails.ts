// German emails to users: about their account, their team, and their projects.
import { plural } from '@fairlead/domain/shared/language'

// an invitation to a workspace
export const invitationSubject = (name: string, team: string, product: string) => `${name} lädt Sie zu ${team} auf ${product} ein`
export const invitation = (name: string, team: string, days: number, link: string, interviews: boolean) =>
  `Guten Tag,\n\n${name} lädt Sie in das Recruiting-Team von ${team} ein${interviews ? ' und bittet Sie, Interviews zu führen' : ''}. Legen Sie hier innerhalb von ${days} Tagen Ihr Konto an:\n\n` +
  `${link}\n\nDer Link gilt nur für diese Adresse. Wenn Sie ${name} nicht kennen, können Sie diese E-Mail ignorieren.`

// an address to verify
export const verifySubject = (product: string) => `Bestätigen Sie Ihre E-Mail-Adresse für ${product}`
export const verify = (product: string, link: string) =>
  `Guten Tag,\n\nmit dieser Adresse wurde ein Konto bei ${product} angelegt. Melden Sie sich an und öffnen Sie diesen Link innerhalb von 24 Stunden, um sie zu bestätigen:\n\n` +
  `${link}\n\nWenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`
export const confirmSubject = (product: string) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${product}`
export const confirm = (product: string, email: string, link: string) =>
  `Guten Tag,\n\ndiese Adresse soll für das ${product}-Konto von ${email} verwendet werden. Melden Sie sich zur Bestätigung in diesem Konto an und öffnen Sie den Link innerhalb von 24 Stunden:\n\n` +
  `${link}\n\nWenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`

// a new password
export const passwordSubject = (product: string) => `Wählen Sie ein neues Passwort für ${product}`
export const password = (product: string, minutes: number, link: string) =>
  `Guten Tag,\n\nfür diese Adresse wurde ein neues Passwort für ${product} angefordert. Wählen Sie es innerhalb von ${minutes} Minuten:\n\n` +
  `${link}\n\nWenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`
export const existingAccountSubject = (product: string) => `Sie haben bereits ein Konto bei ${product}`
export const existingAccount = (product: string, link: string) =>
  `Guten Tag,\n\njemand wollte mit dieser Adresse ein Konto bei ${product} anlegen. Es gibt bereits eines. ` +
  `Melden Sie sich an oder wählen Sie mit „Passwort vergessen“ ein neues Passwort:\n\n${link}\n\nWenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`

// a changed sign-in
export const signInChangedSubject = (product: string) => `Ihre Anmeldung bei ${product} wurde geändert`
export const signInChanged = (change: string, days: number, link: string) =>
  `Guten Tag,\n\n${change}\n\nWenn Sie das waren, müssen Sie nichts tun. ` +
  `Wenn nicht, öffnen Sie innerhalb von ${days} Tagen diesen Link. Er meldet alle Sitzungen ab, stellt diese Adresse wieder her und lässt Sie ein neues Passwort wählen:\n\n${link}`

// the first candidates of a project
export const firstBatchSubject = (project: string) => `Die ersten Kandidat:innen für ${project} sind da`
export const firstBatch = (firstName: string, count: number, project: string, link: string) =>
  `Guten Tag ${firstName},\n\nfür ${project} ${plural('de', count, { one: 'wartet 1 Person', other: `warten ${count} Personen` })} auf Ihre Durchsicht. Was Sie freigeben und ablehnen, zeigt der Suche, worauf sie achten soll:\n\n${link}`

// a search that the installation's recruiters run
export const searchToRunSubject = (project: string, team: string) => `Neue Suche: ${project} (${team})`
export const searchToRun = (owner: string, project: string, team: string, link: string) =>
  `Guten Tag,\n\n${owner} von ${team} hat ${project} eingereicht und bittet Sie, die Suche zu übernehmen: Kandidat:innen durchsehen, ihnen schreiben und ihre Fragen beantworten.\n\n${link}`
export const searchToRunElsewhere = (owner: string, project: string, team: string, board: string | null) =>
  `Guten Tag,\n\n${owner} von ${team} hat ${project} eingereicht und bittet Sie, die Suche zu übernehmen: Kandidat:innen durchsehen, ihnen schreiben und ihre Fragen beantworten. ` +
  `Antworten Sie auf diese E-Mail, um in den Arbeitsbereich eingeladen zu werden.${board === null ? '' : ` Die Suche steht in der Betriebsübersicht:\n\n${board}`}`

// a hiring manager who hasn’t decided
export const reviewOverdue = (manager: string, count: number, project: string, days: number) =>
  `${manager} hat seit ${plural('de', days, { one: 'einem Tag', other: `${days} Tagen` })} nicht über ${plural('de', count, { one: 'eine Person', other: `${count} Personen` })} für ${project} entschieden.`
export const reviewOverdueSubject = (project: string) => `${project}: Die Entscheidung steht noch aus`
export const reviewOverdueEmail = (firstName: string, sentence: string, isReminded: boolean, link: string) =>
  `Guten Tag ${firstName},\n\n${sentence}${isReminded ? ' Eine Erinnerung per E-Mail ist verschickt.' : ''} Fragen Sie nach oder entscheiden Sie gemeinsam:\n\n${link}`

// a message to the operator
export const contactSubject = (name: string, product: string) => `${name} hat an ${product} geschrieben`
export const contact = (name: string, company: string, email: string, message: string) =>
  `${name}${company === '' ? '' : `, ${company}`} (${email}) hat geschrieben:\n\n${message}`
