// Phrases that ask for a protected characteristic or a proxy of one, by characteristic; separated by '|', in the supported languages.

/** By themselves. */
export const protectedPhrases = {
  'national origin':
    'native speaker|native speakers|native english speaker|native tongue|mother tongue|english native|german native|muttersprachler|muttersprachlerin|muttersprachlerinnen|deutsche muttersprache|langue maternelle|locuteur natif|locutrice native|locuteurs natifs|hablante nativo|hablante nativa|hablantes nativos|lengua materna|madrelingua|língua materna|falante nativo|moedertaal|moedertaalspreker|język ojczysty|native speaker limba|limbă maternă|citizens only|only citizens|nationals only|only nationals|no foreigners|no immigrants|born in the us|nur deutsche|keine ausländer|français uniquement|nationalité française uniquement|solo españoles|solo italiani|tylko polacy',
  ethnicity: 'person of color|people of color|persons of color|bipoc',
  age: 'digital native|digital natives|recent graduates only|recent grads only|only recent graduates|only recent grads|new grads only|must be a recent graduate|young and energetic|young energetic|young and dynamic|young dynamic|nur berufsanfänger|jung und dynamisch|junge dynamische|junger dynamischer|jeunes diplômés uniquement|jeune et dynamique|solo recién graduados|solo recién titulados|joven y dinámico|joven y dinámica|solo neolaureati|giovane e dinamico|giovane e dinamica|apenas recém formados|jovem e dinâmico',
  'family status':
    'without children|no children|without kids|no kids|childfree|no family obligations|kinderlos|kinderlose|ohne kinder|sans enfants|sans enfant|sin hijos|senza figli|sem filhos|zonder kinderen|bezdzietny|gaps in employment|employment gaps|gaps in the resume|gaps in resume|lückenloser lebenslauf|lückenlosen lebenslauf|ohne lücken im lebenslauf|sans trous dans le cv|sin lagunas en el cv',
} as const

/** In front of people, at most one word apart: 'Armenian tech people', 'Indian candidates'. */
export const origins =
  'afghan|african|albanian|algerian|american|arab|argentinian|armenian|asian|australian|austrian|azerbaijani|bangladeshi|belarusian|belgian|bosnian|brazilian|british|bulgarian|cambodian|canadian|chilean|chinese|colombian|croatian|cuban|czech|danish|dutch|egyptian|eritrean|estonian|ethiopian|filipino|finnish|french|georgian|german|ghanaian|greek|hungarian|indian|indonesian|iranian|iraqi|irish|israeli|italian|jamaican|japanese|jordanian|kazakh|kenyan|korean|kurdish|latvian|lebanese|lithuanian|malaysian|mexican|moroccan|nepali|nigerian|norwegian|pakistani|palestinian|persian|peruvian|polish|portuguese|romanian|russian|scottish|serbian|slovak|slovenian|somali|spanish|sudanese|swedish|swiss|syrian|taiwanese|thai|tunisian|turkish|ukrainian|venezuelan|vietnamese|western|eastern european'
export const originPeople =
  'people|person|persons|candidates|candidate|applicants|applicant|guys|folks|men|women|nationals|origin|descent|heritage|background|immigrants|expats|talent'
/** Customers and skills, which origins also describe: 'Spanish speaking patients', 'German market'. */
export const originOthers = 'speaking|market|language|food|cuisine|literature|law|customers|clients|skills'

/** 'A young …' is about a person unless one of these follows. */
export const youngOthers =
  'company|companies|firm|startup|start|scale|team|teams|brand|business|organization|children|child|people|adults|adult|kids|patients|unternehmen|firma|team|kollegen|familie|menschen|erwachsene|kinder|entreprise|équipe|société|public|enfants|empresa|equipo|niños|azienda|squadra|bambini|equipe|crianças|bedrijf'
export const young = 'young|youthful|jung|junge|jungen|junger|jeune|jeunes|joven|jóvenes|giovane|giovani|jovem|jovens|jonge'
