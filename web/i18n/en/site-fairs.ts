// English texts of web/site/pages/fairs.tsx.

// fairs
export const tryItNow = 'Try it now'
export const transformTitle = 'For people leaders'
export const transformDescription = 'Six questions to ask about any tool that ranks people, and our answers.'
export const transformLead = 'For visitors to Transform, and for anyone who has to explain a tool to their own people.'
export const transformHeading = 'Six questions to ask about any tool that ranks people'
export const questionsHeading = 'The questions and our answers'
export const questions = [
  ['Why this person?', 'Every reason quotes the profile, and one click shows where. A reason that can’t be proven is not shown.'],
  [
    'What does it ignore?',
    'Age, gender, origin, and religion are not used to rank anyone. A nightly check changes them and shows whether any score moves.',
  ],
  ['Who decides?', 'A person. The software ranks and explains. It never approves or rejects anyone.'],
  [
    'Does it learn bias?',
    'It learns from your decisions, says in plain words what it learned, and lets you undo it. A likely need for visa sponsorship teaches it nothing.',
  ],
  ['What does the candidate see?', 'An email from a person, with an unsubscribe link that works. No email is sent twice.'],
  ['Where does the data go?', 'Nowhere. It runs on your server, with your database and your email.'],
] as const
export const unleashTitle = 'For HR technology teams'
export const unleashDescription = 'What it takes to run this software: one Postgres database and your own email.'
export const unleashLead = 'For visitors to UNLEASH, and for anyone who has to run what others buy.'
export const unleashHeading = 'Hiring software you can read'
export const howItWorks = 'How it works'
export const requirementsHeading = 'What it takes'
export const requirements = [
  ['Easy to run', 'The web app, the API, and the workers start together or separately and share one Postgres database.'],
  [
    'Standard protocols',
    'SMTP and IMAP for email, CalDAV for calendars, OpenID Connect for signing in. Use your own services for each of them.',
  ],
  ['A documented API', 'Everything the web app does goes through an API that is described in OpenAPI.'],
] as const
export const lookInside = 'Look inside'
export const lookInsideText =
  'The code is open source, and so are its tests and benchmarks. They send malformed requests, stop the server while it sends email, and measure how fast the screens are. Run them on your own server before you decide.'
export const recfestTitle = 'For recruiters'
export const recfestDescription = 'A morning at the keyboard: review, write, reply.'
export const recfestLead = 'For visitors to RecFest, and for anyone who spends the day in lists of people.'
export const recfestHeading = 'Fewer tabs, fewer clicks, more conversations'
export const morningHeading = 'A morning with it'
export const morning = [
  ['9:00', 'Review fifty people by keyboard, each with reasons. Undo takes one key.'],
  ['9:40', 'Approve and send. Follow-ups go out automatically and stop at the first reply.'],
  ['10:00', 'Replies are sorted and shown next to the profile. Clear ones have moved the candidate; unclear ones ask you.'],
  ['10:20', 'Send interested candidates to the hiring manager, along with everything that was said.'],
] as const
export const hrtechTitle = 'For buyers'
export const hrtechDescription = 'What sourcing tools claim, and how we check ours.'
export const hrtechLead =
  'For visitors to HR Tech, and for anyone who has heard one promise too many. You can check each of ours on your own server.'
export const hrtechHeading = 'Don’t take our word for it. Check it.'
export const claimsHeading = (product: string) => `What ${product} says, and how you check it`
export const claims = [
  ['How well candidates are ranked', 'Measured on your own files, next to two standard methods'],
  ['How well replies are read', 'Measured on replies from outside our team, including how many it leaves to you'],
  ['How well job descriptions become criteria', 'Measured on real postings, field by field, with what was missed'],
  ['What happens to email when a server crashes', 'The server is stopped again and again while it sends; what arrives is counted'],
  ['What malformed requests do', 'We send 200,000 of them, to every API endpoint'],
  ['How fast the screens are', 'Measured in a browser, with 10,000 candidates in a project'],
  ['Whether each requirement is met', 'A list names the test for each of them'],
] as const
