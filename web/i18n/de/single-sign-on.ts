// German texts of single sign-on: web/features/account and web/features/team/sso.

export const title = 'Single Sign-on'

// Sign-in
export const required = 'Ihr Workspace verlangt Single Sign-on.'
export const beginExplained = 'Melden Sie sich mit dem Konto Ihres Unternehmens an.'
export const begin = 'Weiter'
export const continueWith = (name: string) => `Weiter mit ${name}`
export const otherwise = 'Anders anmelden (Notfall-Admins)'
export const needsHttps = 'Für Single Sign-on muss diese Seite über https geöffnet sein.'

// Team
export const open = 'Single Sign-on'
export const openHint = 'Mitglieder melden sich mit dem Identitätsanbieter Ihres Unternehmens an.'
export const backToTeam = 'Zurück zum Team'
export const about =
  'Mitglieder melden sich mit dem Identitätsanbieter Ihres Unternehmens an, etwa Okta, Microsoft Entra, Google oder Keycloak.'
export const loadFailed = 'Wir konnten Single Sign-on nicht laden.'
export const retryLater = 'Wir konnten das nicht speichern. Versuchen Sie es gleich noch einmal.'
export const cancel = 'Abbrechen'
export const save = 'Speichern'
export const saved = 'Gespeichert'
export const remove = 'Entfernen'

// Providers
export const providers = 'Anbieter'
export const noProviders = 'Noch keine Anbieter. Fügen Sie einen mit Aussteller, Client-ID und Client-Secret hinzu, die er Ihnen nennt.'
export const addProvider = 'Anbieter hinzufügen'
export const addTitle = 'OpenID-Connect-Anbieter hinzufügen'
export const editTitle = (name: string) => `${name} bearbeiten`
export const edit = 'Bearbeiten'
export const editOf = (name: string) => `Bearbeiten: ${name}`
export const test = 'Testen'
export const testOf = (name: string) => `Testen: ${name}`
export const testHint = 'Meldet Sie beim Anbieter an und zeigt, was er antwortet, ohne etwas zu ändern.'
export const testFailed = 'Wir konnten den Test nicht starten. Versuchen Sie es gleich noch einmal.'
export const testGood = (email: string) => `Der Test war erfolgreich: ${email} könnte sich anmelden.`
export const testBad = (email: string) => `Der Anbieter hat geantwortet, aber ${email} könnte sich nicht anmelden.`
export const testResultOf = (name: string) => `Test von ${name}`
export const testGroups = (groups: string) => `Gruppen: ${groups}`
export const testNoGroups = 'Gruppen: keine'
export const testTooManyGroups = 'Gruppen: mehr, als der Anbieter nennt'
export const added = (name: string) => `${name} hinzugefügt`
export const removed = (name: string) => `${name} entfernt`
export const removeOf = (name: string) => `Entfernen: ${name}`
export const removeTitle = (name: string) => `${name} entfernen?`
export const removeExplained = 'Alle, die sich damit angemeldet haben, werden abgemeldet. Ihre Konten und Projekte bleiben.'
export const name = 'Name'
export const nameHint = 'Auf der Anmeldeseite: „Weiter mit …“'
export const issuer = 'Aussteller (Issuer)'
export const issuerHint = 'Die Adresse vor /.well-known/openid-configuration'
export const clientId = 'Client-ID'
export const clientSecret = 'Client-Secret'
export const keepSecret = 'Leer lassen, um das gespeicherte zu behalten.'
export const newMembers = 'Wer bei der ersten Anmeldung beitritt'
export const roles = { member: 'Alle, als Mitglied', admin: 'Alle, als Admin', none: 'Nur Personen aus einer Gruppe unten' }
export const groupsClaim = 'Claim, der Gruppen nennt'
export const groupsClaimHint = 'Meist „groups“. Leer lassen, um Rollen von Hand zu vergeben.'
export const scopes = 'Weitere Scopes'
export const scopesHint = 'Falls der Anbieter für Gruppen einen braucht, etwa „groups“ bei Okta.'
export const adminGroups = 'Gruppen der Admins'
export const memberGroups = 'Gruppen der Mitglieder'
export const groupsHint =
  'Eine pro Zeile, wie der Claim sie nennt. Die höchste Rolle gilt und wird bei jeder Anmeldung gesetzt; der letzte Admin bleibt.'
export const redirectUri = 'Redirect-URI'
export const logoutUri = 'Back-Channel-Logout-URI'
export const copyOf = (label: string, provider: string) => `${label} von ${provider} kopieren`

// Domains
export const domains = 'Domains'
export const domainsAbout =
  'Adressen in einer bestätigten Domain melden sich mit Ihren Anbietern an. Veröffentlichen Sie den TXT-Eintrag direkt an der Domain.'
export const domain = 'Domain'
export const domainExample = 'example.com'
export const notADomain = 'Geben Sie eine Domain wie example.com ein.'
export const addDomain = 'Domain hinzufügen'
export const noDomains = 'Noch keine Domains.'
export const verified = 'Bestätigt'
export const notVerified = 'Nicht bestätigt'
export const recordMissing = 'Eintrag fehlt'
export const recordMissingSince = 'Der Eintrag fehlt. Ist er nicht innerhalb von 3 Tagen wieder da, ist die Domain nicht mehr bestätigt.'
export const notSeenYet = 'Wir haben den Eintrag nicht gefunden. DNS-Änderungen können eine Stunde dauern.'
export const txtRecord = 'TXT-Eintrag'
export const check = 'Jetzt prüfen'
export const checkOf = (domain_: string) => `Jetzt prüfen: ${domain_}`
export const removeDomainExplained = (domain_: string) =>
  `Adressen bei ${domain_} können Ihre Anbieter nicht mehr nutzen und wieder Passwörter verwenden.`

// Requirement
export const requirement = 'Single Sign-on verlangen'
export const notRequired = 'Mitglieder können sich auch mit Passwort, Passkey, Google oder Microsoft anmelden.'
export const requiredFrom = (when: string) => `Verlangt ab ${when}. Andere Sitzungen von Mitgliedern Ihrer Domains enden dann.`
export const requiredSince = (when: string) => `Seit ${when} für Mitglieder Ihrer Domains verlangt.`
export const notAffected = 'Links von Kandidat:innen und Fachabteilungen sowie Mitglieder mit anderen Domains sind nicht betroffen.'
export const graceHours = 'Stunden, bis es verlangt wird'
export const graceHint = 'Dann werden Mitglieder abgemeldet und melden sich mit einem Anbieter neu an.'
export const breakGlass = 'Notfall-Admins'
export const breakGlassHint =
  'Sie können sich mit einem zweiten Faktor anmelden, wenn der Anbieter ausfällt. Alle Admins werden jedes Mal benachrichtigt.'
export const noFactor = 'kein zweiter Faktor'
export const requireIt = 'Single Sign-on verlangen'
export const stopRequiring = 'Nicht mehr verlangen'
export const changeBreakGlass = 'Notfall-Admins speichern'
