// Postings and emails in the words of candidates, to read the drafted answers by eye.

export const postings = {
  platform: `Senior Platform Engineer, Relay Harbor (Series B, fictional)
New York or remote within the US · full-time

we raised $40M last spring. about 85 ppl total, infra team of 4
→ you'll run our clusters, rust + cilium + lots of observability
→ on call 1 wk in 6. it's ok i promise
$180,000 – $220,000 per year + stock options
no visa sponsorship right now, sorry

Process: intro call, technical interview, take-home, conversation with the founders. 4 steps, usually two weeks.

Benefits:
- health insurance, dental
- 401k
- 25 days of vacation`,
  nurse: `Registered Nurse - Med/Surg/Tele
Columbus, Ohio, on-site only

$36.50 – $49.20 per hour. 36 hours per week, 12-hour shifts, night shifts.
At least 1 year of experience in acute care.
Sign-on bonus. Relocation assistance is available.
Start date: as soon as possible
No travel.`,
  accounting: `Sachbearbeiter Buchhaltung (m/w/d)
Hamburg, hybrid: 2 Tage pro Woche im Büro

38–44 TEUR, unbefristet, Teilzeit oder Vollzeit möglich.
Wir sind rund 120 Mitarbeitende und wurden 1998 gegründet: gegründet 1998.
Sehr gute Deutschkenntnisse, Englisch wäre ein Plus.
30 Urlaubstage, betriebliche Altersvorsorge, Deutschlandticket
Eintrittstermin: ab sofort`,
  nothing: `Great people wanted. Come and build the future with us.`,
} as const

export const questions: readonly [keyof typeof postings, string][] = [
  ['platform', 'Hi! Sounds cool. Is on-call compensated, and what funding stage are you at?'],
  ['platform', "What's the comp range? And do you sponsor H-1B?"],
  ['platform', 'Thanks for reaching out. Is the role fully remote or would I need to be in New York?'],
  ['platform', 'How big is the team, and what does the interview process look like?'],
  ['platform', 'Curious about equity and benefits. Also how many vacation days?'],
  ['platform', 'Could you tell me more about the day-to-day responsibilities?'],
  ['platform', 'Which company is it?'],
  ['platform', 'How many people work there?'],
  ['platform', 'Would love to talk! Does Thursday at 3pm work? Also, what is the tech stack?'],
  ['platform', 'Is there relocation support, and is there much travel?'],
  ['platform', "What's the culture like? I care a lot about work-life balance."],
  ['platform', 'Before we talk I would like to know the salary, whether it is remote, whether you sponsor visas, and when it would start.'],
  ['platform', 'Hallo, vielen Dank für die Nachricht. Wie hoch ist das Gehalt und ist Homeoffice möglich?'],
  ['platform', 'Gibt es Rufbereitschaft und wie ist die finanzielle Lage, haben Sie Investoren?'],
  ['platform', 'Bonjour, merci pour votre message. Quelle est la rémunération et où se situe le poste ?'],
  ['platform', "Y a-t-il des astreintes et combien d'étapes dans le processus ?"],
  ['platform', 'Hola, gracias por el mensaje. ¿Cuál es el salario y se puede trabajar en remoto?'],
  ['platform', '¿Ofrecen visado? ¿Y hay acciones?'],
  ['platform', 'Is it permanent or a contract?'],
  ['platform', 'What are the requirements? Do I need a degree?'],
  ['nurse', 'What does it pay, and what are the hours?'],
  ['nurse', 'Is it nights? Can I do part-time?'],
  ['nurse', 'Do you help with relocation? When could I start?'],
  ['nurse', 'Is there any remote work at all?'],
  ['nurse', 'How many years do you require?'],
  ['nurse', 'Is there a sign-on bonus and what are the benefits?'],
  ['nurse', 'Can you tell me the patient ratio?'],
  ['nurse', 'Where is the hospital located and is travel involved?'],
  ['nurse', '¿Cuánto pagan por hora y hay turnos de noche?'],
  ['accounting', 'Guten Tag, wie hoch ist das Gehalt und wie viele Tage muss ich vor Ort sein?'],
  ['accounting', 'Ist die Stelle befristet? Geht auch Teilzeit?'],
  ['accounting', 'Welche Zusatzleistungen gibt es und wie viele Urlaubstage?'],
  ['accounting', 'Wie groß ist das Unternehmen und ab wann wäre der Eintritt?'],
  ['accounting', 'Welche Sprachkenntnisse brauche ich?'],
  ['accounting', 'Wie läuft der Bewerbungsprozess ab und wie groß ist das Team?'],
  ['accounting', 'Is English enough? And can I work from home?'],
  ['accounting', 'Bonjour, le poste est-il en CDI et quels sont les avantages ?'],
  ['accounting', 'Gibt es Aufstiegschancen und eine Umzugshilfe?'],
  ['nothing', 'What is the salary and where is it?'],
  ['nothing', 'Wie hoch ist das Gehalt und gibt es Homeoffice?'],
  ['nothing', 'Thanks! I could do Friday at 10 am.'],
  ['nothing', 'Thank you, have a great day.'],
]
