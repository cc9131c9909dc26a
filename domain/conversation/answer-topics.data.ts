// What candidates ask about: how they ask, and which lines of a job description answer, in English, German, French and Spanish.

export const answerTopics = [
  'compensation',
  'equity',
  'benefits',
  'remote',
  'location',
  'visa',
  'funding',
  'stage',
  'size',
  'team',
  'stack',
  'hours',
  'start',
  'contract',
  'process',
  'language',
  'travel',
  'duties',
  'requirements',
  'company',
] as const
export type AnswerTopic = (typeof answerTopics)[number]

export interface TopicWords {
  /** Named to the recruiter: 'The job description says nothing about funding.' */
  name: string
  /** Opens the answer, by language. */
  lead: { en: string; de: string; fr: string; es: string }
  asked: RegExp
  /** null = as `asked`. */
  found: RegExp | null
}

export const topicWords: Record<AnswerTopic, TopicWords> = {
  compensation: {
    name: 'pay',
    lead: { en: 'On pay', de: 'Zum Gehalt', fr: 'Sur la rémunération', es: 'Sobre el salario' },
    asked:
      /\b(salar(?:y|ies)|compensation|comp|pay|paid|wages?|remuneration|package|ote|budget|day rate|hourly rate|gehalt|gehaltsspanne|vergütung|verdienst|salaire|rémunération|fourchette|salario|sueldo|remuneración|salarial)\b/iu,
    found:
      /\b(salar(?:y|ies)|compensation|pay range|base pay|remuneration|ote|per (?:year|annum|hour)|gehalt|gehaltsspanne|jahresgehalt|vergütung|salaire|rémunération|salario|sueldo|retribución)\b|[€£$]\s?\d{2,3}(?:[.,]\d{3}|\s?k)\b|\b\d{2,3}(?:[.,]\d{3}|k)\s?(?:€|£|eur|gbp|usd|chf)/iu,
  },
  equity: {
    name: 'equity',
    lead: { en: 'On equity', de: 'Zu Anteilen', fr: 'Sur les actions', es: 'Sobre las acciones' },
    asked: /\b(equity|stock|options|rsus?|shares|vesop|esop|bonus|anteile|beteiligung|actions|bspce|acciones|participaciones)\b/iu,
    found: null,
  },
  benefits: {
    name: 'benefits',
    lead: { en: 'On benefits', de: 'Zu den Zusatzleistungen', fr: 'Sur les avantages', es: 'Sobre los beneficios' },
    asked:
      /\b(benefits?|perks?|health insurance|pension|401\s?k|holidays?|vacation days|parental leave|zusatzleistungen|urlaubstage|urlaub|avantages|congés|mutuelle|beneficios|vacaciones|seguro médico)\b/iu,
    found: null,
  },
  remote: {
    name: 'remote work',
    lead: { en: 'On remote work', de: 'Zum Arbeitsort', fr: 'Sur le télétravail', es: 'Sobre el teletrabajo' },
    asked:
      /\b(remote(?:ly)?|hybrid|on-?site|in the office|office days?|work(?:ing)? from home|wfh|home ?office|homeoffice|mobiles arbeiten|vor ort|télétravail|à distance|hybride|présentiel|remoto|teletrabajo|híbrido|presencial)\b/iu,
    found: null,
  },
  location: {
    name: 'the location',
    lead: { en: 'On the location', de: 'Zum Standort', fr: 'Sur le lieu', es: 'Sobre la ubicación' },
    asked:
      /\b(where (?:is|are|would)|location|located|based|which (?:city|office)|relocat\w*|standort|wo (?:ist|liegt|sitzt|befindet)|umzug|où|lieu|localis\w+|dónde|ubicación|ciudad)\b/iu,
    found:
      /\b(location|located|based in|office in|our office|standort|sitz in|büro in|lieu|basée? à|bureaux?|ubicación|oficinas? en|con sede)\b/iu,
  },
  visa: {
    name: 'visa sponsorship',
    lead: { en: 'On visas', de: 'Zum Visum', fr: 'Sur le visa', es: 'Sobre el visado' },
    asked:
      /\b(visas?|h-?1b|sponsor\w*|work (?:permit|authori[sz]ation)|right to work|green card|visum|arbeitserlaubnis|permis de travail|visado|permiso de trabajo)\b/iu,
    found: null,
  },
  funding: {
    name: 'funding',
    lead: { en: 'On funding', de: 'Zur Finanzierung', fr: 'Sur le financement', es: 'Sobre la financiación' },
    asked:
      /\b(fund(?:ed|ing|s)|rais(?:ed|ing)|investors?|backed by|runway|profitab\w+|finanzier\w+|investoren|profitabel|financ\w+|levée|investisseurs|inversores|inversión|rentable)\b/iu,
    found:
      /\b(funded|funding|rais(?:ed|ing) (?:a |an |our |over |more |€|£|\$|\d)|investors?|backed by|series [a-f]\b|runway|profitab\w+|bootstrapped|finanzier\w+|investoren|profitabel|levée de fonds|levé|investisseurs|rentable|inversores|ronda)\b/iu,
  },
  stage: {
    name: 'the stage of the company',
    lead: {
      en: 'On the stage of the company',
      de: 'Zur Phase des Unternehmens',
      fr: 'Sur le stade de l’entreprise',
      es: 'Sobre la fase de la empresa',
    },
    asked: /\b(what stage|which stage|stage (?:is|are|of)|series [a-f]\b|seed|early[- ]stage|start-?up|phase|stade|etapa|fase)\b/iu,
    found:
      /\b(series [a-f]\b|seed(?:-stage| round)?|early[- ]stage|growth[- ]stage|scale-?up|start-?up|founded in|gegründet|fondée en|fundada en|listed company|public company)\b/iu,
  },
  size: {
    name: 'the size of the company',
    lead: {
      en: 'On the size of the company',
      de: 'Zur Größe des Unternehmens',
      fr: 'Sur la taille de l’entreprise',
      es: 'Sobre el tamaño de la empresa',
    },
    asked:
      /\b(how (?:big|large|many (?:people|employees))|company size|headcount|wie (?:groß|viele mitarbeit\p{L}+)|mitarbeiterzahl|combien (?:de personnes|d['’]employés)|taille|cuánt[oa]s (?:personas|empleados)|tamaño)\b/iu,
    found:
      /\b\d[\d.,]*\+? (?:people|employees|colleagues|staff|mitarbeit\p{L}+|menschen|collaborateurs|salariés|employés|personas|empleados)\b/iu,
  },
  team: {
    name: 'the team',
    lead: { en: 'On the team', de: 'Zum Team', fr: 'Sur l’équipe', es: 'Sobre el equipo' },
    asked: /\b(team|report(?:ing)? to|manager|colleagues|équipe|équipes|equipo|vorgesetzt\p{L}*|berichte\p{L}*)\b/iu,
    found: /\b(team of|your team|the team|report(?:s|ing)? to|our team|im team|ein team|l['’]équipe|une équipe|el equipo|un equipo)\b/iu,
  },
  stack: {
    name: 'the technology',
    lead: { en: 'On the technology', de: 'Zur Technik', fr: 'Sur la technologie', es: 'Sobre la tecnología' },
    asked:
      /\b(tech(?:nology)? stack|stack|technolog\w+|programming languages?|frameworks?|tools|technik|technologien|technologies|tecnologías?|herramientas)\b/iu,
    found: /\b(tech(?:nology)? stack|our stack|stack:|technolog\w+|frameworks?|we use|wir nutzen|nous utilisons|usamos|utilizamos)\b/iu,
  },
  hours: {
    name: 'working hours',
    lead: { en: 'On working hours', de: 'Zur Arbeitszeit', fr: 'Sur les horaires', es: 'Sobre el horario' },
    asked:
      /\b(working hours|hours|part[- ]time|full[- ]time|shifts?|on[- ]call|teilzeit|vollzeit|arbeitszeit\p{L}*|stunden|schicht\p{L}*|temps partiel|horaires|horario|jornada|turnos?)\b/iu,
    found: null,
  },
  start: {
    name: 'the start date',
    lead: { en: 'On the start date', de: 'Zum Eintrittstermin', fr: 'Sur la date de début', es: 'Sobre la fecha de inicio' },
    asked:
      /\b(start date|when (?:would|does|could|should) (?:it|this|i|the \w+) start|starting date|eintrittstermin|ab wann|startdatum|date de début|prise de poste|fecha de inicio|cuándo empez\w+)\b/iu,
    found:
      /\b(start date|starting (?:in|on|date)|as soon as possible|asap|eintrittstermin|ab sofort|ab dem|date de début|dès que possible|prise de poste|fecha de inicio|incorporación)\b/iu,
  },
  contract: {
    name: 'the contract',
    lead: { en: 'On the contract', de: 'Zum Vertrag', fr: 'Sur le contrat', es: 'Sobre el contrato' },
    asked:
      /\b(contract|permanent|fixed[- ]term|freelance|contractor|vertrag|befristet|unbefristet|festanstellung|contrat|cdi|cdd|contrato|indefinido|temporal)\b/iu,
    found: null,
  },
  process: {
    name: 'the hiring process',
    lead: { en: 'On the process', de: 'Zum Ablauf', fr: 'Sur le processus', es: 'Sobre el proceso' },
    asked:
      /\b(interview process|hiring process|process|how many (?:interviews|rounds)|next steps|bewerbungsprozess|ablauf|wie viele gespräche|processus|entretiens|proceso|entrevistas)\b/iu,
    found:
      /\b(interview process|hiring process|our process|interviews?:|rounds?|bewerbungsprozess|ablauf|processus|entretiens?|proceso de selección|entrevistas)\b/iu,
  },
  language: {
    name: 'languages',
    lead: { en: 'On languages', de: 'Zu den Sprachen', fr: 'Sur les langues', es: 'Sobre los idiomas' },
    asked:
      /\b(speak|language (?:skills|requirements?)|fluent|deutschkenntnisse|sprachkenntnisse|welche sprache|parler|langues?|idiomas?|hablar)\b/iu,
    found:
      /\b(fluent|fluency|german|english|french|spanish|deutsch\p{L}*|englisch\p{L}*|anglais|français|allemand|inglés|español|alemán)\b/iu,
  },
  travel: {
    name: 'travel',
    lead: { en: 'On travel', de: 'Zu Reisen', fr: 'Sur les déplacements', es: 'Sobre los viajes' },
    asked: /\b(travel\w*|reise\p{L}*|dienstreisen|déplacements?|viaj\p{L}+)\b/iu,
    found: null,
  },
  duties: {
    name: 'the responsibilities',
    lead: { en: 'On the responsibilities', de: 'Zu den Aufgaben', fr: 'Sur les missions', es: 'Sobre las funciones' },
    asked:
      /\b(responsibilit\w+|day[- ]to[- ]day|typical day|would i (?:be )?do\w*|working on|the role involve\w*|aufgaben|missions?|tâches|funciones|responsabilidades|tareas)\b/iu,
    found:
      /\b(responsibilit\w+|you will|you['’]ll|your role|aufgaben|du wirst|sie werden|vos missions|vous serez|funciones|responsabilidades)\b/iu,
  },
  requirements: {
    name: 'the requirements',
    lead: { en: 'On the requirements', de: 'Zu den Anforderungen', fr: 'Sur le profil', es: 'Sobre los requisitos' },
    asked:
      /\b(requirements?|required|need a degree|must[- ]haves?|seniority|how many years|anforderungen|voraussetzungen|prérequis|exigences|requisitos)\b/iu,
    found:
      /\b(requirements?|you have|must[- ]haves?|years of|anforderungen|jahre|prérequis|exigences|ans d['’]expérience|requisitos|años)\b/iu,
  },
  company: {
    name: 'the company',
    lead: { en: 'On the company', de: 'Zum Unternehmen', fr: 'Sur l’entreprise', es: 'Sobre la empresa' },
    asked:
      /\b(which company|what company|company do|name of the company|who is the (?:client|company|employer)|welches unternehmen|welche firma|quelle entreprise|qué empresa|de qué empresa)\b/iu,
    found: /\b(about us|we are|our mission|who we are|über uns|wir sind|nous sommes|somos)\b/iu,
  },
}
