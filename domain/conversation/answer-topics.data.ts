// What candidates ask about, and how they ask, in English, German, French, and Spanish.

import type { Language } from '../shared/language.ts'

export const answerTopics = [
  'compensation',
  'equity',
  'benefits',
  'remote',
  'location',
  'relocation',
  'visa',
  'funding',
  'stage',
  'size',
  'team',
  'stack',
  'hours',
  'on_call',
  'on_call_pay',
  'start',
  'contract',
  'process',
  'language',
  'travel',
  'duties',
  'growth',
  'culture',
  'requirements',
  'company',
] as const
export type AnswerTopic = (typeof answerTopics)[number]

export interface TopicWords {
  /** As the team reads it in English, and as an answer names it. */
  name: Readonly<Record<Language, string>>
  asked: RegExp
}

export const topicWords: Record<AnswerTopic, TopicWords> = {
  compensation: {
    name: { en: 'pay', de: 'das Gehalt', fr: 'la rémunération', es: 'el salario' },
    asked:
      /(?<!\p{L})(?:salar(?:y|ies)|compensation|comp|pay|paid(?! (?:vacation|time|leave|holidays?|parental))|wages?|remuneration|(?<!relocation |benefits )package|ote|(?<!training |learning |relocation )budget|bezahlt|verdient\p{L}*|day rate|hourly rate|gehalt|gehaltsspanne|vergütung|verdienst|salaire|rémunération|fourchette|salario|sueldo|pagan|cobra|remuneración|salarial)(?!\p{L})/iu,
  },
  equity: {
    name: { en: 'equity', de: 'die Beteiligung', fr: 'la participation au capital', es: 'la participación' },
    asked:
      /(?<!\p{L})(?:equity|stock|options|rsus?|shares|vesop|esop|bonus|anteile|beteiligung|actions|bspce|acciones|participaciones)(?!\p{L})/iu,
  },
  benefits: {
    name: { en: 'benefits', de: 'die Zusatzleistungen', fr: 'les avantages', es: 'los beneficios' },
    asked:
      /(?<!\p{L})(?:benefits?|perks?|health insurance|pension|401\s?k|holidays?|vacation days|parental leave|zusatzleistungen|urlaubstage|urlaub|avantages|congés|mutuelle|beneficios|vacaciones|seguro médico)(?!\p{L})/iu,
  },
  remote: {
    name: { en: 'remote work', de: 'das mobile Arbeiten', fr: 'le télétravail', es: 'el teletrabajo' },
    asked:
      /(?<!\p{L})(?:remote(?:ly)?|hybrid|on-?site|in the office|office days?|work(?:ing)? from home|wfh|home ?office|homeoffice|mobiles arbeiten|vor ort|télétravail|à distance|hybride|présentiel|remoto|teletrabajo|híbrido|presencial)(?!\p{L})/iu,
  },
  location: {
    name: { en: 'the location', de: 'der Arbeitsort', fr: 'le lieu', es: 'la ubicación' },
    asked:
      /(?<!\p{L})(?:where (?:is|are|would)|location|located|based|which (?:city|office)|standort|wo (?:ist|liegt|sitzt|befindet)|où|lieu|localis\p{L}+|dónde|ubicación|ciudad)(?!\p{L})/iu,
  },
  relocation: {
    name: { en: 'relocation support', de: 'die Umzugshilfe', fr: 'l’aide au déménagement', es: 'la ayuda para la mudanza' },
    asked:
      /(?<!\p{L})(?:relocation (?:support|package|assistance|help|budget|costs?)|(?:help|support|pay|paid|cover\p{L}*) (?:me )?(?:with |for )?(?:the )?(?:relocation|move|moving)|umzugs(?:hilfe|kosten|paket)|umzug|déménagement|mudanza)(?!\p{L})/iu,
  },
  visa: {
    name: { en: 'visa sponsorship', de: 'das Visum', fr: 'le visa', es: 'el visado' },
    asked:
      /(?<!\p{L})(?:visas?|h-?1b|sponsor\p{L}*|work (?:permit|authori[sz]ation)|right to work|green card|visum|arbeitserlaubnis|permis de travail|visado|permiso de trabajo)(?!\p{L})/iu,
  },
  funding: {
    name: { en: 'funding', de: 'die Finanzierung', fr: 'le financement', es: 'la financiación' },
    asked:
      /(?<!\p{L})(?:fund(?:ed|ing|s)|rais(?:ed|ing)|investors?|backed by|runway|profitab\p{L}+|finanzier\p{L}+|investoren|profitabel|financ\p{L}+|levée|investisseurs|inversores|inversión|rentable)(?!\p{L})/iu,
  },
  stage: {
    name: { en: 'the stage of the company', de: 'die Phase des Unternehmens', fr: 'le stade de l’entreprise', es: 'la fase de la empresa' },
    asked:
      /(?<!\p{L})(?:what stage|which stage|stage (?:is|are|of)|series [a-f]\b|seed|early[- ]stage|start-?up|phase|stade|etapa|fase)(?!\p{L})/iu,
  },
  size: {
    name: {
      en: 'the size of the company',
      de: 'die Größe des Unternehmens',
      fr: 'la taille de l’entreprise',
      es: 'el tamaño de la empresa',
    },
    asked:
      /(?<!\p{L})(?:how (?:big|large) (?:is|are) (?:the|your) company|how (?:big|large) are you|how many (?:people|employees)|company size|headcount|wie (?:groß (?:ist|sind) (?:das unternehmen|ihr unternehmen|die firma|ihre firma|sie)|viele (?:mitarbeit\p{L}+|menschen|leute))|mitarbeiterzahl|combien (?:de personnes|d['’]employés)|taille|cuánt[oa]s (?:personas|empleados)|tamaño)(?!\p{L})/iu,
  },
  team: {
    name: { en: 'the team', de: 'das Team', fr: 'l’équipe', es: 'el equipo' },
    asked: /(?<!\p{L})(?:team|report(?:ing)? to|manager|colleagues|équipe|équipes|equipo|vorgesetzt\p{L}*|berichte\p{L}*)(?!\p{L})/iu,
  },
  stack: {
    name: { en: 'the technology', de: 'die Technik', fr: 'la technologie', es: 'la tecnología' },
    asked:
      /(?<!\p{L})(?:tech(?:nology)? stack|stack|technolog\p{L}+|programming languages?|frameworks?|tools|technik|technologien|technologies|tecnologías?|herramientas)(?!\p{L})/iu,
  },
  hours: {
    name: { en: 'working hours', de: 'die Arbeitszeit', fr: 'les horaires', es: 'el horario' },
    asked:
      /(?<!\p{L})(?:working hours|hours|part[- ]time|full[- ]time|shifts?|overtime|überstunden|heures supplémentaires|horas extras?|teilzeit|vollzeit|arbeitszeit\p{L}*|stunden|schicht\p{L}*|temps partiel|horaires|horario|jornada|turnos?)(?!\p{L})/iu,
  },
  on_call: {
    name: { en: 'on-call', de: 'die Rufbereitschaft', fr: 'les astreintes', es: 'las guardias' },
    asked: /(?<!\p{L})(?:on[- ]?call|pager|rufbereitschaft|bereitschaftsdienst\p{L}*|astreintes?|guardias?)(?!\p{L})/iu,
  },
  on_call_pay: {
    name: {
      en: 'pay for on-call',
      de: 'die Vergütung der Rufbereitschaft',
      fr: 'la rémunération des astreintes',
      es: 'el pago de las guardias',
    },
    asked:
      /(?<!\p{L})(?:on[- ]?call|rufbereitschaft|astreintes?|guardias)[^.!?\n]{0,40}(?:compensat\p{L}*|paid|pay|bezahlt|vergütet|rémunérée?s?|payée?s?|pagan|pagadas)(?!\p{L})|(?<!\p{L})(?:paid|pay|compensat\p{L}*|vergütung) (?:for |der |during )?(?:the )?(?:on[- ]?call|rufbereitschaft)(?!\p{L})/iu,
  },
  start: {
    name: { en: 'the start date', de: 'der Eintrittstermin', fr: 'la date de début', es: 'la fecha de inicio' },
    asked:
      /(?<!\p{L})(?:start date|when (?:would|does|could|should) (?:it|this|i|the \p{L}+) start|starting date|eintrittstermin|ab wann|startdatum|date de début|prise de poste|fecha de inicio|cuándo empez\p{L}+)(?!\p{L})/iu,
  },
  contract: {
    name: { en: 'the contract', de: 'der Vertrag', fr: 'le contrat', es: 'el contrato' },
    asked:
      /(?<!\p{L})(?:contract|permanent|fixed[- ]term|freelance|contractor|vertrag|befristet|unbefristet|festanstellung|contrat|cdi|cdd|contrato|indefinido|temporal)(?!\p{L})/iu,
  },
  process: {
    name: { en: 'the hiring process', de: 'der Bewerbungsprozess', fr: 'le processus', es: 'el proceso' },
    asked:
      /(?<!\p{L})(?:interview process|hiring process|process|how many (?:interviews|rounds)|next steps|bewerbungsprozess|ablauf|wie viele gespräche|processus|entretiens|proceso|entrevistas)(?!\p{L})/iu,
  },
  language: {
    name: { en: 'languages', de: 'die Sprachen', fr: 'les langues', es: 'los idiomas' },
    asked:
      /(?<!\p{L})(?:english|german|french|spanish|deutsch|englisch|französisch|anglais|allemand|français|inglés|alemán|español|speak|language (?:skills|requirements?)|fluent|deutschkenntnisse|sprachkenntnisse|welche sprache|parler|langues?|idiomas?|hablar)(?!\p{L})/iu,
  },
  travel: {
    name: { en: 'travel', de: 'die Reisen', fr: 'les déplacements', es: 'los viajes' },
    asked: /(?<!\p{L})(?:travel\p{L}*|reise\p{L}*|dienstreisen|déplacements?|viaj\p{L}+)(?!\p{L})/iu,
  },
  duties: {
    name: { en: 'the responsibilities', de: 'die Aufgaben', fr: 'les missions', es: 'las funciones' },
    asked:
      /(?<!\p{L})(?:responsibilit\p{L}+|day[- ]to[- ]day|typical day|would i (?:be )?do\p{L}*|working on|the role involve\p{L}*|aufgaben|missions?|tâches|funciones|responsabilidades|tareas)(?!\p{L})/iu,
  },
  growth: {
    name: { en: 'growth in the role', de: 'die Entwicklungsmöglichkeiten', fr: 'l’évolution possible', es: 'el desarrollo profesional' },
    asked:
      /(?<!\p{L})(?:career (?:path|growth|progression)|growth (?:path|opportunit\p{L}+)|promot\p{L}+|advancement|aufstieg\p{L}*|entwicklungsmöglichkeiten|karriere\p{L}*|perspectives? d['’]évolution|évolution (?:possible|de carrière)|plan de carrera|crecimiento profesional|desarrollo profesional)(?!\p{L})/iu,
  },
  culture: {
    name: { en: 'the culture', de: 'die Unternehmenskultur', fr: 'la culture', es: 'la cultura' },
    asked:
      /(?<!\p{L})(?:culture|work[- ]life balance|atmosphere|unternehmenskultur|arbeitsklima|betriebsklima|ambiance|équilibre vie|cultura|ambiente de trabajo|conciliación)(?!\p{L})/iu,
  },
  requirements: {
    name: { en: 'the requirements', de: 'die Anforderungen', fr: 'le profil', es: 'los requisitos' },
    asked:
      /(?<!\p{L})(?:requirements?|required|need a degree|must[- ]haves?|seniority|how many years|anforderungen|voraussetzungen|prérequis|exigences|requisitos)(?!\p{L})/iu,
  },
  company: {
    name: { en: 'the company', de: 'das Unternehmen', fr: 'l’entreprise', es: 'la empresa' },
    asked:
      /(?<!\p{L})(?:which company|what company|company do|name of the company|who is the (?:client|company|employer)|welches unternehmen|welche firma|quelle entreprise|qué empresa|de qué empresa)(?!\p{L})/iu,
  },
}
