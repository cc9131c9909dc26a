// How postings in the languages other than English say what they want. Each entry is the inside of a regular expression.
import type { ReadLanguage } from './language.ts'

export interface Wording {
  /** Headings, by the part of the posting they open. */
  headings: { legal: string; preferred: string; benefits: string; duties: string; requirements: string; company: string }
  /** Words in front of what they speak of. */
  before: { nice: string; must: string; none: string }
  /** Words behind what they speak of. */
  after: { nice: string; must: string; none: string }
  /** 'Years', and what makes years into experience. */
  years: string
  experience: string
  /** 'At most', in front of a number of years. */
  atMost: string
  /** Small numbers in words, 1 to 10. */
  numbers: string
  or: string
  /** What introduces a named field: 'experience with', 'knowledge of'. */
  knows: string
  /** Turns the whole sentence against what it names; the group `what` is to be avoided. */
  avoids: string[]
  /** Opens a sentence that names the job: 'we are looking for a'. */
  seeks: string
  placeLabel: string
  /** In front of a place. */
  placeBefore: string
  remote: string
  titleLabel: string
  /** A line about what the employer gives. */
  gives: string
}

export const wordings: Record<Exclude<ReadLanguage, 'en'>, Wording> = {
  de: {
    headings: {
      legal: 'bewerbung\\p{L}*|so bewirbst|datenschutz\\p{L}*|chancengleichheit|vielfalt|kontakt|ansprechpartner\\p{L}*',
      preferred:
        'wünschenswert\\p{L}*|von vorteil|idealerweise|pluspunkte?|(?:das|was) wäre (?:noch )?(?:toll|schön|super|klasse)|(?:schön|toll|super) wäre|optional',
      benefits:
        '(?:das )?(?:bieten wir|wir bieten)|was wir (?:dir |ihnen |euch )?bieten|unser angebot|(?:ihre|deine|eure) vorteile|vorteile|worauf .{0,20}freuen|warum wir|gehalt|vergütung|das bekommst du|das dürfen sie erwarten|darauf können sie sich freuen',
      duties:
        '(?:ihre |deine |die )?(?:aufgaben\\p{L}*|tätigkeit\\p{L}*|verantwortung|aufgabengebiet)|(?:das|was) (?:dich |sie )?erwartet(?: (?:dich|sie))?|deine rolle|die stelle|stellenbeschreibung|was (?:du|sie) (?:bei uns )?(?:machst|tust|tun)|einsatzgebiet',
      requirements:
        'anforderungen|anforderungsprofil|(?:ihr |dein |das )?profil|qualifikation\\p{L}*|voraussetzungen|(?:was|das) (?:du|sie|bringst du|bringen sie) (?:mitbringst|mitbringen|mit)|damit (?:überzeugst|begeisterst|punktest).{0,20}|wen wir suchen|wir erwarten|das zeichnet (?:dich|sie) aus',
      company: 'über uns|(?:das )?unternehmen|wer wir sind',
    },
    before: {
      nice: 'idealerweise|wünschenswert(?: (?:ist|sind|wäre))?|optimalerweise|im idealfall|vorzugsweise|bestenfalls|von vorteil (?:ist|sind|wäre)',
      must: 'zwingend|unbedingt|voraussetzung (?:ist|sind)|wir erwarten|du bringst|sie bringen|sie verfügen über|du verfügst über|sie haben|du hast',
      none: 'keinerlei|keine?n?|ohne|nicht',
    },
    after: {
      nice: 'von vorteil|wünschenswert|(?:ein |ist )?plus(?:punkt)?|vorteilhaft|gern(?:e)? gesehen|willkommen|kein muss|hilfreich',
      must: 'erforderlich|voraussetzung|zwingend|ein muss|notwendig|vorausgesetzt|setzen wir voraus|unabdingbar',
      none: 'nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig|vorausgesetzt|voraussetzung)|keine voraussetzung',
    },
    years: 'jahren?|jährige\\p{L}*',
    experience: 'erfahrung\\p{L}*|\\p{L}*erfahrung|berufspraxis|praxis|tätigkeit|tätig|in (?:der|einer)',
    atMost: 'höchstens|maximal|max\\.?|bis zu',
    numbers: 'eine?m?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    or: 'oder|bzw\\.?|beziehungsweise',
    knows:
      '(?:erfahrung(?:en)?|berufserfahrung|kenntnisse|expertise|fachkenntnisse|routine|sicher(?:er|en)? umgang|umgang|know-how|grundkenntnisse|versiert) (?:in|mit|im|von|der|des) (?:der |den |dem |einem? |einer )?',
    avoids: [
      '(?:wir )?such(?:en|t) (?:ausdrücklich )?(?:keine?n?|nicht nach) (?<what>[^.;:!?()]{3,80})',
      '(?:bitte )?bewirb(?:en)? (?:dich|sie sich) (?:bitte )?nicht,? wenn (?:du|sie) (?:nur|ausschließlich|bisher nur) (?:erfahrung |hintergrund )?(?:in |aus |im |mit )?(?<what>[^.;:!?()]{3,80}?)(?= (?:hast|haben|mitbringst|mitbringen|kommst|kommen|gearbeitet)|[.;!?]|$)',
      'keine bewerbungen von (?<what>[^.;:!?()]{3,80})',
      '(?:wer|kandidat\\p{L}*|bewerber\\p{L}*),? (?:die |der )?(?:nur|ausschließlich|bisher nur) (?:in|aus|im|mit) (?:der |dem |den )?(?<what>[^.;:!?()]{3,60}?) (?:gearbeitet|erfahrung|kommt|kommen)',
    ],
    seeks:
      '(?:wir suchen|suchen wir|gesucht(?: wird)?|sucht)(?: (?:ab sofort|zum nächstmöglichen zeitpunkt|dich als|sie als|für \\p{L}+ \\p{L}+))*(?: (?:eine?n?|eine?n?/\\p{L}+))?',
    placeLabel: '(?:stand|arbeits|einsatz|dienst)ort|ort',
    placeBefore: '[Ss]tandort|[Nn]iederlassung|[Ff]iliale|[Rr]aum|sitz in|in|nahe|bei',
    remote: '(?:100 ?% |vollständig |komplett )remote|remote(?:-?arbeit)? (?:möglich|innerhalb)|deutschlandweit remote',
    titleLabel: 'stelle|position|stellentitel|jobtitel|funktion',
    gives:
      'urlaubstage|betriebliche altersvorsorge|jobticket|weihnachtsgeld|urlaubsgeld|zuschuss|obstkorb|flexible arbeitszeiten|wir bieten',
  },
  fr: {
    headings: {
      legal: 'candidature|processus(?: de recrutement)?|égalité.{0,30}|handicap|diversité|comment postuler|(?:déroulement|étapes) .{0,20}',
      preferred:
        '(?:compétences )?(?:souhaité|apprécié)e?s?|atouts?(?: supplémentaires)?|(?:un|les|serait un|vos) (?:plus|atouts?)|idéalement|serait? un atout|facultatif',
      benefits:
        '(?:nos |vos |les )?avantages|nous (?:vous )?(?:offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)|(?:la )?rémunération|salaire|pourquoi (?:nous|rejoindre).{0,20}|conditions.{0,20}',
      duties:
        '(?:vos |votre |les |la )?(?:missions?|responsabilités|tâches|activités|rôle)(?: principales)?|(?:le |description du )poste|au quotidien',
      requirements:
        '(?:votre |le )?profil(?: recherché)?|compétences(?: requises| techniques)?|exigences|qualifications|pré-?requis|ce que nous (?:recherchons|attendons)|qui (?:êtes-vous|recherchons-nous)|vous avez|vous êtes',
      company: "qui sommes-nous|à propos.{0,30}|l[’']entreprise|notre (?:société|entreprise)|l[’']établissement",
    },
    before: {
      nice: 'idéalement|de préférence|si possible|serai(?:en)?t un (?:plus|atout)|un plus si|apprécié',
      must: 'impérativement|obligatoirement|vous (?:avez|maîtrisez|possédez|disposez)|nous exigeons|il faut|maîtrise (?:de|du|des)|indispensable',
      none: "pas d[e’']|aucune?|sans|ni",
    },
    after: {
      nice: '(?:est |sont |serai(?:en)?t )?(?:un (?:vrai |réel )?(?:plus|atout)|souhaitée?s?|appréciée?s?|bienvenue?s?|un avantage)',
      must: '(?:est |sont )?(?:requise?s?|exigée?s?|obligatoires?|indispensables?|impératifs?|nécessaires?)',
      none: "(?:n[’']est|ne sont) pas (?:requise?s?|exigée?s?|obligatoires?|nécessaires?|indispensables?)|non (?:requise?s?|exigée?s?|obligatoires?|nécessaires?|indispensables?)",
    },
    years: 'ans|années?',
    experience: 'expériences?|pratique|ancienneté',
    atMost: "maximum|au plus|moins de|jusqu[’']à",
    numbers: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    or: 'ou',
    knows:
      "(?:expériences?|connaissances?|maîtrise|expertise|pratique|compétences?|notions?) (?:(?:en|des|du|de|avec|dans|sur)\\s+|d[’']\\s?)(?:la |le |les |l[’'])?",
    avoids: [
      "(?:nous )?ne (?:cherchons|recherchons) pas (?:de |d[’']|une? |des )?(?<what>[^.;:!?()]{3,80})",
      "ne (?:postulez|candidatez) pas si (?:votre expérience (?:est|se limite)|vous (?:n[’']avez|venez)) (?:uniquement |exclusivement |qu[’'])?(?:en |au |du |de |dans |le |la |à )*(?<what>[^.;:!?()]{3,80}?)(?: uniquement| seulement)?(?=[.;!?]|$)",
      "(?:profils?|candidats?|candidatures?|personnes) (?:issu\\p{L}*|venant|provenant|ayant (?:travaillé|évolué)) (?:uniquement|exclusivement|seulement) (?:de la |de l[’']|du |des |de |en |dans (?:la |le |les )?)(?<what>[^.;:!?()]{3,60}?) (?:ne |n[’'])(?:correspond|convien|ser|peu)",
    ],
    seeks: '(?:nous )?(?:recherchons|cherchons|recrutons|recrute|recherche)(?: (?:une? ?(?:\\(e\\)|/une?)?|notre|nos))?',
    placeLabel: 'lieu(?: de travail)?|localisation|ville|poste basé',
    placeBefore: 'basée?(?:\\(e\\))? (?:à|en|au)|située?s? (?:à|en|au)|à|près de',
    remote:
      '(?:100 ?% |full |total(?:ement)? )?(?:en )?télétravail (?:complet|total|intégral|100 ?%)|(?:full|100 ?%) (?:remote|télétravail)',
    titleLabel: 'poste|intitulé(?: du poste)?|titre',
    gives: 'tickets?[- ]restaurant|mutuelle|congés|RTT|treizième mois|13e mois|nous offrons',
  },
  es: {
    headings: {
      legal: 'igualdad.{0,30}|cómo (?:aplicar|postular.{0,5})|proceso(?: de selección)?|inscripción',
      preferred:
        '(?:requisitos )?(?:deseables?|valorables?|preferibles?|opcionales)|se valorará.{0,20}|valoramos|(?:será )?un plus|deseado',
      benefits: '(?:qué )?(?:te |se )?ofrece(?:mos)?|beneficios|qué ofrecemos|salario|condiciones|por qué .{0,30}|ventajas',
      duties:
        '(?:tus |las )?(?:funciones|responsabilidades|tareas)(?: principales)?|tu (?:día a día|misión|rol)|descripción(?: del puesto)?|qué harás|el puesto|misión',
      requirements:
        'requisitos(?: mínimos| imprescindibles)?|(?:tu )?perfil(?: requerido)?|(?:qué |a quién )?buscamos|formación|competencias|imprescindibles?|se requiere|qué necesitas|experiencia',
      company: 'sobre nosotros|quiénes somos|(?:la|nuestra) empresa|acerca de.{0,20}',
    },
    before: {
      nice: 'idealmente|preferiblemente|se valorará(?: positivamente)?|valoramos|valorable|deseable|será un plus',
      must: 'imprescindible|se requiere|es necesari[oa]|obligatorio|indispensable|necesitas|debes tener|exigimos',
      none: 'no(?! (?:más|menos))|sin|ni',
    },
    after: {
      nice: '(?:es |son |será |serán )?(?:un plus|deseables?|valorables?|se valorará|una ventaja|bienvenid[oa]s?|opcional(?:es)?)',
      must: '(?:es |son )?(?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|indispensables?)',
      none: 'no (?:es|son|será|serán) (?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?)|no (?:(?:requerid|necesari|obligatori)[oa]s?|imprescindibles?|indispensables?)',
    },
    years: 'años?',
    experience: 'experiencia|trayectoria|ejerciendo|trabajando',
    atMost: 'máximo(?: de)?|como máximo|menos de|hasta',
    numbers: 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    or: 'o|u',
    knows:
      '(?:experiencia|conocimientos?|dominio|manejo|formación|especialización|\\d años) (?:en|de(?! experiencia)|del|con|sobre) (?:el |la |los |las )?',
    avoids: [
      'no (?:encajas|encajarás|es para ti) si (?:solo |sólo |únicamente )?(?:has trabajado |vienes |tienes experiencia )?(?:solo |sólo |únicamente )?(?:en |de |del |con )*(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
      'no (?:estamos buscando|buscamos) (?:a |una? )?(?<what>[^.;:!?()]{3,80})',
      'no te (?:postules|inscribas|apuntes) si (?:solo |sólo |únicamente )?(?:tienes experiencia |has trabajado |vienes |tu experiencia es )?(?:solo |sólo |únicamente )?(?:en |de |del |con )*(?<what>[^.;:!?()]{3,80}?)(?: solamente| únicamente)?(?=[.;!?]|$)',
    ],
    seeks: '(?:buscamos|estamos buscando|se busca|necesitamos|seleccionamos|precisamos)(?: (?:a |una? |un/a ))?',
    placeLabel: 'ubicación|lugar(?: de trabajo)?|localización|localidad|ciudad|centro de trabajo',
    placeBefore: 'en|ubicad[oa] en|sede en|cerca de',
    remote: '(?:100 ?% |totalmente |completamente )(?:en )?remoto|teletrabajo (?:total|completo|100 ?%)|trabajo (?:100 ?% )?remoto',
    titleLabel: 'puesto|título|cargo|vacante',
    gives: 'seguro médico|vacaciones|ticket restaurante|ofrecemos|días de libre',
  },
  it: {
    headings: {
      legal: 'pari opportunità|(?:processo di )?selezione|come candidarsi|candidatura|privacy',
      preferred:
        '(?:requisiti |competenze )?(?:preferenziali|graditi|gradite|desiderabili|preferibili)|(?:costituisc\\p{L}+|sarà) .{0,12}(?:plus|preferenziale)|titolo preferenziale|un plus|sono graditi',
      benefits: "(?:cosa |ti |vi )?offriamo|cosa offriamo|(?:la nostra |l[’'])?offerta|benefit|vantaggi|retribuzione|perché .{0,30}",
      duties:
        '(?:le tue |le |principali )?(?:mansioni|responsabilità|attività|compiti)(?: principali)?|il (?:tuo )?ruolo|cosa farai|di cosa ti occuperai|descrizione.{0,20}|la posizione',
      requirements:
        '(?:i )?requisiti(?: richiesti| minimi)?|(?:il tuo )?profilo(?: ricercato)?|competenze(?: richieste)?|(?:cosa |chi )?cerchiamo|formazione|esperienza|si richiede|chi sei',
      company: "chi siamo|(?:la nostra |l[’'])?azienda",
    },
    before: {
      nice: 'idealmente|preferibilmente|gradit[aeio]|(?:costituisce|è|sarà) (?:titolo preferenziale|un plus)',
      must: 'è (?:richiest[ao]|necessari[ao]|indispensabile)|si richiede|richiediamo|indispensabile|obbligatori[ao]',
      none: 'non|senza|nessun[ao]?|né',
    },
    after: {
      nice: '(?:è |sono |sarà |costituisc\\p{L}+ )?(?:un plus|gradit[aeio]|preferenzial[ei]|titolo preferenziale|preferibil[ei]|un vantaggio|benvenut[aeio])',
      must: '(?:è |sono )?(?:richiest[aeio]|obbligatori[aeo]?|indispensabil[ei]|necessari[aeo]?|fondamental[ei])',
      none: 'non (?:è|sono) (?:richiest[aeio]|obbligatori[aeo]?|necessari[aeo]?|indispensabil[ei])|non (?:(?:richiest|necessari)[aeio]|obbligatori[aeo]?|indispensabil[ei])',
    },
    years: 'anni|anno',
    experience: 'esperienz[ae]|pratica|nel ruolo|maturat[ao]',
    atMost: 'massimo|al massimo|meno di|fino a',
    numbers: 'uno?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
    or: 'o|oppure|ovvero',
    knows:
      "(?:esperienza|conoscenz[ae]|padronanza|competenz[ae]|dimestichezza|uso) (?:in |di |del |della |dei |delle |con |nell[ao’'] ?|nel |nei |nelle )(?:gli |il |la |lo |i |le |l[’'])?",
    avoids: [
      "non (?:stiamo cercando|cerchiamo) (?:un[ao]?[’']? ?)?(?:(?:profili|candidati|persone|figure) )?(?:(?:solo|soltanto|esclusivamente|puramente) )?(?<what>[^.;:!?()]{3,80})",
      'non candidarti se (?:hai |vieni |la tua esperienza è )?(?:lavorato |esperienza )?(?:solo |soltanto |esclusivamente )?(?:in |nel |nella |da |di )*(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
      'astener(?:si|e) (?:chi|candidati che|profili che) (?:ha|hanno|proviene|provengono|è|sono) (?:lavorato |esperienza )?(?:solo |soltanto |esclusivamente )?(?:in |nel |nella |nelle |nei |da |di )*(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
    ],
    seeks: "(?:cerchiamo|stiamo cercando|ricerchiamo|ricerca|siamo alla ricerca di)(?: (?:un[ao]?[’']? |un/a ))?",
    placeLabel: 'sede(?: di lavoro)?|luogo(?: di lavoro)?|località|città',
    placeBefore: 'sede (?:a|di|in)|a|presso|vicino a|in zona',
    remote: '(?:100 ?% |full |completamente |totalmente )(?:da )?remot[eo]|lavoro da remoto al 100 ?%|full remote',
    titleLabel: 'posizione|ruolo|titolo',
    gives: 'buoni pasto|welfare|ferie|assicurazione sanitaria|tredicesima|offriamo',
  },
  nl: {
    headings: {
      legal: 'solliciteren|sollicitatie\\p{L}*|procedure|acquisitie.{0,40}|interesse',
      preferred: '(?:een )?pr[eé]s?|pluspunten|mooi meegenomen|wenselijk|bonuspunten|leuk als.{0,20}|optioneel|een plus|wensen',
      benefits:
        '(?:wat )?(?:wij|we) (?:je )?bieden(?: jou)?|wat bieden (?:wij|we).{0,8}|ons aanbod|arbeidsvoorwaarden|(?:wat|dit) krijg je.{0,20}|salaris|aanbod|waarom .{0,30}',
      duties:
        '(?:jouw |je )?(?:taken|werkzaamheden|verantwoordelijkheden)|jouw rol|de functie|wat ga je doen|functieomschrijving|over de functie|dit ga je doen',
      requirements:
        'functie-?eisen|(?:jouw |jou )?profiel|wat (?:wij|we) (?:van jou )?(?:vragen|zoeken|verwachten)|wie (?:ben jij|zoeken wij|we zoeken)|vereisten|eisen|dit (?:ben|heb|neem) (?:jij|je).{0,10}|jij (?:hebt|bent)|wat (?:breng je|neem je) mee|wat vragen (?:wij|we)',
      company: 'over (?:ons|het bedrijf)|wie (?:zijn )?(?:wij|we)(?: zijn)?|(?:het )?bedrijf',
    },
    before: {
      nice: 'idealiter|bij voorkeur|liefst|het liefst|mooi meegenomen|een pré (?:is|als)',
      must: 'vereist|je (?:hebt|beschikt over|bezit)|verplicht|noodzakelijk|we vragen',
      none: 'geen|niet|zonder',
    },
    after: {
      nice: '(?:is |zijn )?(?:een )?(?:pr[eé]|plus|pluspunt|welkom|wenselijk|mooi meegenomen|voordeel)',
      must: '(?:is |zijn )?(?:vereist|verplicht|noodzakelijk|een must|een vereiste)',
      none: '(?:is |zijn )?(?:niet (?:vereist|nodig|noodzakelijk|verplicht)|geen (?:vereiste|must))',
    },
    years: 'jaar|jaren',
    experience: '\\p{L}*ervaring|werkzaam|gewerkt',
    atMost: 'maximaal|hooguit|minder dan|tot',
    numbers: 'één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
    or: 'of|dan wel',
    knows: '(?:ervaring|kennis|werkervaring|expertise|vaardigheid|bekend(?:heid)?) (?:met|van|in|op het gebied van) (?:de |het |een )?',
    avoids: [
      '(?:wij |we )?(?:zoeken|zijn) (?:geen|niet op zoek naar) (?:een )?(?<what>[^.;:!?()]{3,80})',
      'solliciteer (?:alsjeblieft |a\\.u\\.b\\. )?niet als je (?:alleen|uitsluitend|enkel) (?:ervaring hebt |hebt gewerkt )?(?:in |met |bij )*(?<what>[^.;:!?()]{3,80}?)(?= (?:hebt|heeft|ervaring|gewerkt)|[.;!?]|$)',
    ],
    seeks: '(?:wij zoeken|we zoeken|zoeken wij|zijn (?:wij|we) op zoek naar|op zoek naar|gezocht)(?: een)?',
    placeLabel: 'locatie|standplaats|plaats|werklocatie|vestiging',
    placeBefore: 'in|te|nabij|vanuit|kantoor in|regio',
    remote: '(?:100 ?% |volledig )(?:remote|op afstand|thuiswerken)',
    titleLabel: 'functie|functietitel|vacature|positie',
    gives: 'vakantiedagen|reiskosten|pensioen|leaseauto|wij bieden|vakantiegeld',
  },
  pt: {
    headings: {
      legal: 'como (?:se )?candidatar.{0,5}|candidatura|processo seletivo|igualdade.{0,20}|diversidade.{0,20}',
      preferred:
        '(?:requisitos )?(?:diferenciais?|desejáve(?:l|is)|preferenciai?s|preferenciais)|valorizamos|valoriza-se|(?:será )?(?:um plus|mais-valia)s?|bónus',
      benefits: '(?:o que )?(?:te |nós )?oferecemos|benefícios|vantagens|remuneração|salário|condições|por que .{0,30}|porquê .{0,30}',
      duties:
        '(?:as tuas |suas |principais )?(?:responsabilidades|funções|atividades|tarefas|atribuições)|o que (?:vais|vai|irá|você vai) fazer|descrição.{0,20}|a função|missão|o teu papel',
      requirements:
        '(?:pré-)?requisitos(?: obrigatórios| mínimos)?|(?:o teu |seu )?perfil(?: pretendido)?|(?:o que )?procuramos|qualificações|competências|experiência|formação|o que esperamos|o que buscamos|quem procuramos',
      company: 'sobre (?:nós|a empresa|a nossa empresa)|quem somos|a empresa',
    },
    before: {
      nice: 'idealmente|preferencialmente|de preferência|valoriza-se|valorizamos|será um (?:plus|diferencial)|desejável',
      must: 'obrigatóri[oa]|é necessári[oa]|imprescindível|exigimos|exige-se|requer-se|indispensável',
      none: 'não|sem|nem|nenhuma?',
    },
    after: {
      nice: '(?:é |são |será |serão )?(?:um plus|um diferencial|uma mais-valia|desejáve(?:l|is)|valorizad[oa]s?|preferencia(?:l|is)|uma vantagem|bem-vind[oa]s?)',
      must: '(?:é |são )?(?:obrigatóri[oa]s?|imprescindíve(?:l|is)|necessári[oa]s?|exigid[oa]s?|indispensáve(?:l|is))',
      none: 'não (?:(?:é|são) )?(?:obrigatóri[oa]s?|necessári[oa]s?|exigid[oa]s?|imprescindíve(?:l|is))',
    },
    years: 'anos?',
    experience: 'experiência|prática|atuação|a trabalhar',
    atMost: 'máximo(?: de)?|no máximo|menos de|até',
    numbers: 'um|dois|três|quatro|cinco|seis|sete|oito|nove|dez',
    or: 'ou',
    knows: '(?:experiência|conhecimentos?|domínio|formação|vivência|especialização) (?:em|de|do|da|dos|das|com|no|na|nos|nas|sobre) ',
    avoids: [
      'não (?:estamos à procura de|procuramos|buscamos) (?:uma? )?(?<what>[^.;:!?()]{3,80})',
      'não se candidate (?:se|caso) (?:a sua experiência for |sua experiência for |tiver |só tiver |tenha )?(?:apenas |somente |só )?(?:experiência )?(?:em |de |com )*(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
    ],
    seeks: '(?:procuramos|estamos à procura de|buscamos|estamos a recrutar|recrutamos|contratamos)(?: (?:uma? |um/a |um\\(a\\) ))?',
    placeLabel: 'local(?: de trabalho)?|localização|cidade|localidade',
    placeBefore: 'em|no|na|sediad[oa] em|perto de',
    remote: '(?:100 ?% |totalmente )(?:em )?remoto|teletrabalho (?:total|a 100 ?%)|trabalho remoto',
    titleLabel: 'vaga|cargo|função|posição|título',
    gives: 'seguro de saúde|vale[- ](?:refeição|transporte|alimentação)|férias|subsídio|oferecemos',
  },
  pl: {
    headings: {
      legal: 'aplikuj|jak aplikować|(?:proces )?rekrutacj\\p{L}+|rodo|klauzula.{0,30}|równe szanse',
      preferred: 'mile widziane?|(?:dodatkowe |dodatkowym )?atut\\p{L}*|(?:będzie )?(?:dodatkowym )?plusem|dodatkowo|opcjonalnie',
      benefits: '(?:co )?(?:ci )?oferujemy|benefity|wynagrodzenie|zapewniamy|proponujemy|co zyskujesz|dlaczego .{0,30}|to oferujemy',
      duties:
        '(?:twoje |główne )?(?:obowiązki|zadania)|zakres obowiązków|czym będziesz.{0,30}|twoja rola|opis stanowiska|odpowiedzialność|twój zakres.{0,20}',
      requirements:
        '(?:nasze )?wymagania|(?:nasze )?oczekiwania|(?:czego |od ciebie )?oczekujemy|kwalifikacje|(?:twój )?profil|kogo szukamy|wymagamy|to dla nas ważne',
      company: 'o nas|o firmie|kim jesteśmy',
    },
    before: {
      nice: 'mile widziane?|najlepiej|dodatkowym atutem (?:jest|będzie)|preferowan\\p{L}+|w idealnym przypadku',
      must: 'wymagamy|wymagan\\p{L}+|konieczn\\p{L}+|niezbędn\\p{L}+|oczekujemy|posiadasz|musisz',
      none: 'nie|bez|brak',
    },
    after: {
      nice: '(?:jest |będzie |będą )?(?:mile widzian\\p{L}+|(?:dodatkowym )?(?:atutem|plusem)|preferowan\\p{L}+)',
      must: '(?:jest |są )?(?:wymagan\\p{L}+|konieczn\\p{L}+|niezbędn\\p{L}+|obowiązkow\\p{L}+|warunkiem)',
      none: 'nie (?:(?:jest|są) )?(?:wymagan\\p{L}+|konieczn\\p{L}+|niezbędn\\p{L}+)|niewymagan\\p{L}+',
    },
    years: 'lat|lata|roku?|letnie\\p{L}*',
    experience: 'doświadczeni\\p{L}+|stażu?|praktyk\\p{L}*',
    atMost: 'maksymalnie|nie więcej niż|mniej niż|do',
    numbers: 'jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć',
    or: 'lub|albo|bądź',
    knows:
      '(?:doświadczenie|doświadczenia|znajomość|znajomości|wiedza|umiejętność|obsługa|praca) (?:w pracy |praktyczna )?(?:z|ze|w|we|o|na temat|obsługi|systemu|programu|języka)? ?',
    avoids: [
      'nie (?:poszukujemy|szukamy) (?:osób|kandydatów|kandydatek),? któr\\p{L}+ [^.;:!?()]{0,30}?(?:wyłącznie|tylko|jedynie) (?:w |z )?(?<what>[^.;:!?()]{3,80})',
      'nie (?:poszukujemy|szukamy) (?!(?:osób|kandydatów|kandydatek),)(?<what>[^.;:!?()]{3,80})',
      'prosimy nie aplikować,? jeśli (?:masz |twoje doświadczenie to )?(?:tylko |wyłącznie )?(?:doświadczenie )?(?:w |z )?(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
    ],
    seeks: '(?:poszukujemy|szukamy|poszukiwany|poszukiwana|zatrudnimy|poszukuje)(?: osoby na stanowisko)?',
    placeLabel: 'lokalizacja|miejsce pracy|miasto|miejsce',
    placeBefore: 'w|we|lokalizacja|okolice',
    remote: '(?:100 ?% |w pełni |całkowicie )(?:zdaln\\p{L}+|remote)|praca (?:w 100 ?% |w pełni )?zdalna',
    titleLabel: 'stanowisko|nazwa stanowiska|rola',
    gives: 'multisport|opiek\\p{L}+ medyczn\\p{L}+|urlop\\p{L}*|ubezpieczenie|oferujemy',
  },
  ro: {
    headings: {
      legal: 'cum aplici|procesul? de (?:recrutare|selecție)|egalitate.{0,20}|candidatur\\p{L}+',
      preferred: '(?:constituie |reprezintă |ar fi )?(?:un )?avantaj|(?:cerințe )?opționale|de preferat|ar fi (?:un )?plus|nice to have',
      benefits: '(?:ce )?(?:îți |iti |vă )?oferim|beneficii|avantaje|salariu|pachet.{0,20}|de ce .{0,30}|ce primești',
      duties:
        '(?:principalele )?(?:responsabilități|atribuții|sarcini)(?: principale)?|rolul(?: tău)?|ce vei face|descrierea.{0,20}|activități',
      requirements:
        '(?:cerințe|cerinte)(?: obligatorii| minime)?|profilul?(?: candidatului| tău)?|calificări|competențe|(?:ce |pe cine )?căutăm|experiență|candidatul ideal|studii|ce așteptăm.{0,15}',
      company: 'despre (?:noi|companie)|cine suntem|compania',
    },
    before: {
      nice: 'ideal|de preferat|preferabil|constituie (?:un )?avantaj|reprezintă (?:un )?avantaj',
      must: 'obligatoriu|este necesar\\p{L}*|necesităm|cerem|trebuie să',
      none: 'nu|fără|nici',
    },
    after: {
      nice: '(?:constituie|reprezintă|este|ar fi) (?:un )?(?:avantaj|plus)|(?:este |sunt )?(?:de )?(?:preferat|apreciat\\p{L}*|opțional\\p{L}*)',
      must: '(?:este |sunt )?(?:obligatori\\p{L}+|necesar\\p{L}*|cerut\\p{L}*|esențial\\p{L}*)',
      none: 'nu (?:(?:este|sunt|e) )?(?:obligatori\\p{L}+|necesar\\p{L}*|cerut\\p{L}*)',
    },
    years: 'ani|an',
    experience: 'experienț[ăaei]+|practică|vechime',
    atMost: 'maxim(?:um)?|cel mult|mai puțin de|până la',
    numbers: 'un|doi|trei|patru|cinci|șase|șapte|opt|nouă|zece',
    or: 'sau|ori',
    knows:
      '(?:experiență|cunoștințe|cunoașterea|cunoaștere|expertiză|utilizarea|stăpânirea) (?:în |cu |de |a |privind |despre |practică în |solide de )?(?:utilizarea )?',
    avoids: [
      'nu căutăm (?:un |o )?(?<what>[^.;:!?()]{3,80})',
      '(?:vă rugăm să )?nu (?:aplicați|aplica) dacă (?:aveți |ai )?(?:doar |numai )?(?:experiență )?(?:doar |numai )?(?:în |din |cu )?(?<what>[^.;:!?()]{3,80}?)(?=[.;!?]|$)',
    ],
    seeks: '(?:căutăm|recrutăm|angajăm|suntem în căutarea)(?: (?:unui|unei|un|o))?',
    placeLabel: 'locație|locația|locul de muncă|oraș|loc de muncă',
    placeBefore: 'în|din|la|sediul? (?:în|din)|lângă',
    remote: '(?:100 ?% |complet |integral )(?:remote|de la distanță)|muncă de la distanță',
    titleLabel: 'căutăm|angajăm|recrutăm|post|poziție|poziția|titlul postului|funcția',
    gives: 'tichete de masă|concediu|asigurare medicală|abonament|oferim',
  },
}
