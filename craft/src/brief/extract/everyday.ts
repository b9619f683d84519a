/** The phrases that stand in every third brief: what one is like, what one is given, how long a trial lasts. */
import type { Fact, Language, Span } from '../facts.ts'
import { plain } from '../normalise.ts'
import { isNegated, needAt } from '../polarity.ts'
import type { Reading } from '../reading.ts'
import type { Label } from '../sort/labels.ts'

interface Phrases {
  /** What a person is like, alone or in a row. */
  traits: string
  /** The words that may join the traits of a row. */
  and: string
  /** Said of a person: demands in other words. */
  demands: string
  offers: string
  /** Kept apart from offers and demands. */
  others: [Label, string][]
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    traits:
      '(?:well[ -])?organi[sz]ed|(?:very |really )?(?:reliable|flexible|friendly|motivated|energetic|proactive|hard[ -]?working|punctual|patient|calm|confident|creative|curious|honest|trustworthy|dependable|enthusiastic|positive|outgoing|adaptable|resilient|self[ -]motivated|detail[ -]oriented|approachable|polite|cheerful|independent|conscientious|hands[ -]on|numerate|tidy|caring|empathetic|bubbly|switched[ -]on)|(?:good )?(?:reliability|flexibility|patience|initiative|discretion|punctuality|enthusiasm|empathy|creativity|resilience)|(?:a |good )?(?:team player|self[ -]starter|communicator|timekeeper|listener|all[ -]rounder)',
    and: 'and|&|but',
    demands:
      "(?:(?:you|they|candidates|applicants) )?(?:must|have to|has to|need to|needs to|should) (?:live|reside|be based|be resident|be living) (?:in|within|near) .{2,60}|(?:good |great |strong |excellent |solid |decent )?(?:communication|people|interpersonal|organi[sz]ational|organi[sz]ing|customer service|time management|social|telephone|phone|writing|written|listening|numeracy|problem[ -]solving|leadership|presentation|analytical|selling|sales) skills|(?:good |great |keen |strong )?(?:eye for|attention to|head for) (?:detail|design|colour|figures|numbers|heights)|(?:a )?(?:good |great )?sense of humou?r|(?:a |friendly |positive |calm |warm |can[ -]do |good |great |professional |flexible )+(?:manner|attitude|approach|nature|personality|telephone manner|phone manner)|(?:a )?(?:real |genuine )?(?:love|passion|enthusiasm|interest|flair) (?:of|for|in) .{3,50}|(?:must )?(?:like|love|enjoy)s? (?!to hear|your|seeing).{3,50}|(?:must have (?:the )?)?(?:the )?(?:legal )?right to work (?:in|here).{0,30}|(?:must be )?(?:able|willing|happy|prepared|available) (?:to|for) (?:work|travel|lift|carry|stand|drive|be|stay|cover|start|do|climb|swim|relocate|learn).{0,50}|(?:good |clear |well[ -]spoken )spoken english|(?:ideally,? )?you(?:'ve| have| will have|'ll have) (?:already )?(?:worked|done|used|run|led|managed|taught|cooked|sold|driven|handled) .{3,50}|we(?:'d| would) like you to .{3,60}|(?:some |good |basic )?knowledge of .{3,60}|(?:own|access to (?:a|your own)) (?:car|vehicle|van|transport|tools|bike)|(?:also )?(?:recent |new )?(?:graduates?|school[ -]leavers?|career[ -]changers?|returners?|newly[ -]qualified|beginners?|part[ -]qualified|students|retirees|trainees)(?:(?:,| and| or| &) (?:recent |new )?(?:graduates?|school[ -]leavers?|career[ -]changers?|returners?|newly[ -]qualified|beginners?|students|retirees|trainees))*(?: (?:are |is )?(?:also |very |most )?(?:welcome|considered|ok|fine|encouraged(?: to apply)?))",
    offers:
      "(?:national |real )?(?:min(?:imum)?|living) wage|(?:(?:nice|friendly|good|great|relaxed|lovely|supportive|warm|informal)(?:,? (?:and )?))+(?:atmosphere|team|colleagues|vibe|environment|work(?:ing|place)? environment|people|culture|bunch|place to work)|(?:good |great |real |genuine )?(?:career )?(?:progression|prospects|room to grow|development opportunities|opportunit(?:y|ies) (?:to progress|for progression))|job security|we (?:supply|provide|pay for|give you|cover the cost of|arrange) .{3,60}|there(?:'s| is) (?:a |the |good )?(?:chance|possibility|scope|room|opportunity) .{3,60}|(?:salary|pay|wages?|rate)(?: is|:)? (?:competitive|attractive|good|excellent)|(?:competitive|attractive|good|great|generous) (?:salary|pay|wage|package|rate|benefits)|(?:we(?:'ll| will| can|'re)? )?(?:happy to |willing to )?train(?: up)? (?:the right (?:person|candidate)|you|you up|whoever.{3,30})",
    others: [
      [
        'contract',
        "temp(?:orary)?[ -]to[ -]perm(?:anent)?|\\d+[ -](?:week|month)s?['’]? (?:probation|trial)(?: period)?|(?:probation|trial)(?: period)?(?: of)?:? \\d+ (?:weeks|months)",
      ],
      ['place', "we (?:can't|cannot|can not) offer (?:any )?.{3,40}"],
      ['date', 'start(?:ing|s)?(?: date)?:?(?: is)? (?:flexible|negotiable)|flexible start(?: date)?'],
      [
        'apply',
        '(?:please )?apply (?:in (?:person|store)|online|on site|at the (?:shop|store|counter|front desk))(?: (?:or|and) (?!e-?mail|call|send).{3,30})?|references (?:required|needed|essential|(?:will be |are )?(?:checked|taken up|asked for))',
      ],
      [
        'notneeded',
        '[a-z][a-z ]{2,28} (?:also )?counts(?: too| as well)?|(?:a )?(?:car|van|own transport|vehicle|suit|uniform) (?:is )?not (?:needed|required|necessary)|no (?:car|own transport|vehicle) (?:is )?(?:needed|required|necessary)',
      ],
      [
        'hours',
        '(?:(?:you|they|whoever it is) )?(?:(?:also )?(?:has|have|needs?|will need|expected|required) to|must) (?:also )?(?:work|cover) (?:on |over |through |some |most |all |every |alternate |both |one )*(?:weekends?|saturdays?|sundays?|bank holidays?|public holidays?|holidays|easter|christmas|evenings?|nights?|mondays?|fridays?|peak|late|lates|early|earlies|school holidays).{0,50}|(?:we |shop |store )?opens? (?:at |from )?\\d.{0,24}|(?:we |shop |store )?closes? (?:at )?\\d.{0,24}|opening (?:hours|times):? .{3,40}',
      ],
      [
        'hours',
        "(?:some |heavy |regular )?lifting(?: of)?(?: up to)? \\d+ ?kg|standing (?:all day|for long periods|most of the day|up all day)|(?:working |work )?outdoors?(?: work)?(?: in all weathers?)?|(?:it is |it's )?a? ?cold (?:warehouse|store|room|environment)",
      ],
      [
        'apply',
        '(?:please )?no (?:phone )?calls(?:,? please)?|no (?:recruitment )?(?:agencies|recruiters)(?:,? please)?|cvs? only|please (?:state|let us know|tell us|attach|indicate) (?:your|when|whether|if|how|which|what|why).{3,60}|please mention where you saw .{3,30}|no cover(?:ing)? letters?(?: needed| required| necessary)?|no photos?(?:,? please)?|email only',
      ],
      [
        'place',
        '(?:close to|near|next to|opposite|right by|(?:short )?walk(?:ing distance)? (?:of|from|to)|\\d+ min(?:ute)?s?(?: walk)? from) (?:the )?(?:station|train station|railway station|bus station|city centre|town centre|beach|motorway|tube|tram|park).{0,20}',
      ],
      [
        'company',
        "our (?:customers|clients|guests|patients|members|readers) (?:are|come) .{3,50}|(?:multi[ -])?award[ -]winning(?: .{3,30})?|(?:we are |we're )?(?:part|a member) of (?:the )?.{3,40}",
      ],
      [
        'contract',
        '(?:(?:a )?new(?:ly[ -]created)? (?:role|position|post)|(?:either )?full[ -]?(?:time)?(?: or | ?/ ?)part[ -]time|part[ -]?(?:time)?(?: or | ?/ ?)full[ -]time)',
      ],
    ],
  },
  de: {
    traits:
      '(?:sehr )?(?:belastbar|teamfahig|zuverlassig|flexibel|freundlich|kommunikativ|kommunikationsstark|motiviert|selbst(?:st)?andig|eigenverantwortlich|engagiert|sorgfaltig|punktlich|geduldig|kreativ|strukturiert|organisiert|organisationsstark|lernbereit|aufgeschlossen|empathisch|ehrlich|durchsetzungsstark|kontaktfreudig|kundenorientiert|teamorientiert|serviceorientiert|einfuhlsam|gewissenhaft|verantwortungsbewusst|schwindelfrei|(?:(?:gute|hohe|ausgepragte|viel|etwas) )?(?:geduld|sorgfalt|humor|empathie|kreativitat|genauigkeit|diskretion|ordnungssinn)|handwerklich geschickt|wetterfest|korperlich fit)',
    and: 'und|u\\.|&|aber',
    demands:
      '(?:mind(?:estens|\\.)? )?(?:\\d|eine|zwei|drei) saison(?:en|s)? (?:erfahrung|praxis)|(?:(?:ein|einem) )?(?:freundliche[sm]?|sichere[sm]?|kompetente[sm]?|sympathische[sm]?|souverane[sm]?|verbindliche[sm]?|hofliche[sm]?) (?:und [a-z]+ )?(?:auftreten|umgangsformen|art|wesen)|(?:gute |gepflegte |hofliche )?umgangsformen|(?:(?:gute|ausgepragte|hohe|starke|grosse|schnelle)[ns]? )?(?:teamfahigkeit|belastbarkeit|kommunikationsstarke|kommunikationsfahigkeit|zuverlassigkeit|flexibilitat|organisationstalent|organisationsgeschick|durchsetzungsvermogen|durchsetzungskraft|kundenorientierung|serviceorientierung|verantwortungsbewusstsein|einfuhlungsvermogen|einsatzbereitschaft|lernbereitschaft|auffassungsgabe|eigeninitiative|selbststandigkeit|teamgeist|schwindelfreiheit|reisebereitschaft|punktlichkeit|menschenkenntnis|zahlenverstandnis)|(?:technisches verstandnis|handwerkliches geschick|raumliches denken|verhandlungsgeschick|freude am umgang mit .{3,30})|(?:spa(?:ss|ß)|freude|lust|interesse|leidenschaft|begeisterung) (?:an|am|auf|fur|im|mit|daran) .{3,50}|(?:die )?bereitschaft (?:zu[rm]?|fur) .{3,50}|(?:hohe |grosse )?(?:reise|schicht|einsatz|wochenend)bereitschaft|liebe zu(?:m|r)? .{3,40}|(?:auch )?(?:rentner|studenten|studierende|berufseinsteiger|berufsanfanger|wiedereinsteiger|quereinsteiger|absolventen|ungelernte|teilzeitkrafte|schuler)(?:innen|:innen)?(?:(?:,| und| oder) (?:rentner|studenten|studierende|berufseinsteiger|berufsanfanger|wiedereinsteiger|quereinsteiger|absolventen|ungelernte|teilzeitkrafte|schuler)(?:innen|:innen)?)* (?:sind )?(?:auch |herzlich |sehr |ebenfalls )*(?:willkommen|gern(?:e)?(?: gesehen)?|ok|okay|moglich)|(?:real|haupt|mittel|volks|pflicht)schulabschluss',
    offers:
      '(?!.*(?:schein|kenntnisse|erfahrung|ausbildung|zeugnis|abschluss|verstandnis))[a-z][a-z -]{3,28} (?:ist |sind )?vorhanden(?: \\([^()]*\\))?|jede[rsm]? [a-z]+ (?:hat|bekommt|fahrt) (?:seinen?|ihren?|ein(?:en?)?) eigene[nsr]? .{3,30}|(?:den |die |das )?[a-z-]*(?:schein|kurs|fortbildung|prufung|weiterbildung|schulung|lehrgang) (?:zahlen|bezahlen|ubernehmen|finanzieren) wir|(?:der |das |die )?(?:verdienst|gehalt|lohn|bezahlung|vergutung) (?:richtet sich nach|hangt|ist abhangig) .{3,40}|(?:gutes|tolles|angenehmes|nettes|kollegiales|familiares) (?:betriebs|arbeits)klima|(?:angenehme|familiare|lockere|nette|gute|kollegiale|herzliche|wertschatzende) (?:arbeits)?atmosphare|(?:nette[sn]?|tolle[sn]?|super|kollegiale[sn]?|hilfsbereite[sn]?|eingespielte[sn]?|motivierte[sn]?|herzliche[sn]?) (?:kolleg(?:en|innen|:innen|innen und kollegen)|team|mannschaft)|(?:sehr )?flache hierarchien|kurze (?:entscheidungs)?wege|(?:ein )?sichere[rn]? arbeitsplatz|abwechslungsreiche (?:tatigkeit|aufgaben?|arbeit)|(?:gute )?(?:aufstiegs|entwicklungs|weiterbildungs|karriere)(?:moglichkeiten|chancen)|(?:sehr )?(?:gute|faire|leistungsgerechte|attraktive|ubertarifliche) (?:bezahlung|vergutung|entlohnung)|(?:eine )?(?:grundliche|gute|umfassende|sorgfaltige|intensive) einarbeitung|(?:laptop|notebook|handy|diensthandy|firmenhandy|smartphone|tablet|dienstwagen|firmenwagen|jobrad|dienstrad)(?:(?:,| und|, und| &| \\+) (?:laptop|notebook|handy|diensthandy|firmenhandy|smartphone|tablet|dienstwagen|firmenwagen|jobrad|dienstrad))*(?:,? (?:auch )?(?:privat|zur privaten nutzung|wird gestellt|werden gestellt|gestellt|inklusive))?',
    others: [
      [
        'apply',
        '(?:ein(?:e|en)? )?(?:foto|bewerbungsfoto|anschreiben|motivationsschreiben|mappe|bewerbungsmappe) (?:(?:brauchen|wollen|verlangen|erwarten) wir nicht|braucht es nicht|ist nicht notig)|(?:menschen mit (?:schwer)?behinderung|schwerbehinderte(?: (?:menschen|bewerber[a-z:*]*))?) werden (?:bei .{3,30} )?bevorzugt(?: (?:berucksichtigt|eingestellt|behandelt))?|(?:vorher |zuerst )?hospitieren (?:vorher |ist )?(?:(?:jederzeit|gerne?|auch) )*(?:gerne?|moglich|erwunscht|willkommen)|(?:ein )?(?:schul|haus|betriebs|praxis|kita)?besuch ist (?:jederzeit |gerne? |vorher )*(?:moglich|willkommen)',
      ],
      ['contract', '(?:\\d+ monate )?probezeit:?(?: von)?(?: \\d+ monate?n?)?'],
      [
        'apply',
        '(?:bitte )?(?:mit|samt|inkl\\.?|inklusive) (?:lebenslauf|zeugnissen|arbeitsproben|gehaltsvorstellung|foto|unterlagen|anschreiben)(?:,? (?:und |sowie )?(?:lebenslauf|zeugnissen|arbeitsproben|gehaltsvorstellung|unterlagen|anschreiben))*',
      ],
      [
        'hours',
        '(?:wir haben )?(?:an )?(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|feiertag)(?:s|en)?(?:,? (?:und|u\\.|\\+|&|bis) |, )?)+ (?:immer )?(?:geschlossen|zu|ruhetag|geoffnet|offen)|(?:montag|dienstag|mittwoch|sonntag) ist (?:bei uns )?ruhetag|ruhetage?:? .{3,30}|offnungszeiten:? .{3,40}|(?:[a-z]+ )?(?:(?:bleibt|hat|ist|macht) )?(?:der |das |die |unser[a-z]* )?(?:laden|geschaft|buro|praxis|betrieb|restaurant|hotel|werkstatt|kita)(?: (?:hat|ist|bleibt|macht))? (?:.{0,30} )?(?:geschlossen|zu|geoffnet|offen)|arbeitszeit(?:en)?:? (?:nach (?:absprache|vereinbarung)|flexibel|verhandelbar)',
      ],
      [
        'apply',
        '(?:bitte )?keine anrufe(?:,? bitte)?|bitte nicht anrufen|bitte (?:geben|nennen|teilen|schreiben|legen|fugen) sie .{3,80}|bitte (?:gib|nenn[e]?|schreib[e]?|leg[e]?|teil[e]?) (?:uns )?.{3,80}|(?:bitte )?ohne (?:foto|bild|bewerbungsfoto|bewerbungsmappe|anschreiben)|keine (?:personalvermittl(?:er|ung|ungen)|agenturen|headhunter)(?:,? bitte)?|gehaltsvorstellung(?:en)?(?: bitte)?(?: angeben| nennen| mitschicken)?',
      ],
      [
        'place',
        '(?:gut |direkt |bequem )?(?:mit|per) (?:(?:dem |der )?(?:bus|bahn|s-bahn|u-bahn|tram|rad|auto)|offis)(?: (?:und|oder) (?:bus|bahn|s-bahn|u-bahn|tram|rad|auto))? (?:gut |leicht )?erreichbar|gute (?:verkehrs)?anbindung.{0,30}|(?:direkt )?(?:am|beim|nahe) bahnhof|in bahnhofsnahe',
      ],
      [
        'company',
        '(?:ein )?teil (?:der|von|einer) .{3,40}|tochter (?:der|von) .{3,40}|wir (?:verkaufen|produzieren|fertigen|bauen|entwickeln|vermieten|reparieren|vertreiben|backen|brauen|rosten) .{3,60}|inhabergefuhrt|unsere (?:kunden|kundschaft|gaste|patienten) (?:sind|kommen) .{3,50}|\\d[\\d.,]* (?:mio\\.?|millionen)(?: €| euro)? umsatz',
      ],
      [
        'notneeded',
        'wer .{5,70}, (?:darf|kann|soll) sich (?:(?:aber|auch|gerne?|trotzdem|ebenfalls|ruhig) )*(?:melden|bewerben)',
      ],
      ['contract', 'ganzjahres(?:stelle|anstellung|vertrag)|jahresstelle'],
      [
        'place',
        '(?:einsatz)?(?:radius|umkreis|anfahrt|fahrzeit)(?: (?:max\\.?|maximal|ca\\.?|bis|hochstens|etwa|rund|von))* \\d+ ?(?:km|kilometer|min(?:uten)?\\.?)(?: .{0,30})?|(?:maximal|max\\.?|hochstens|bis zu|nie weiter als) \\d+ ?(?:km|kilometer|minuten) (?:zur|bis zur|zum|bis zum|anfahrt|fahrt).{0,30}|(?:das |der |die |unser[a-z]* )?[a-z]+ (?:ist|liegt) [a-z0-9]{1,12} (?:geh)?minuten (?:vom|von der|zum|zu fuss|mit) .{3,30}',
      ],
      ['company', '(?:teil)?offene[sr]? (?:konzept|arbeit|gruppenarbeit)'],
      [
        'contract',
        '(?:die )?(?:stelle|arbeit) ist auch in teilzeit moglich(?: ab \\d\\d stunden)?|neue stelle|(?:die )?stelle ist neu',
      ],
    ],
  },
  fr: {
    traits:
      "(?:tres )?(?:dynamique|rigoureux|rigoureuse|rigoureux[./-]se|autonome|souriant|motive|organise|ponctuel|ponctuelle|serieux|serieuse|patient|polyvalent|reactif|reactive|curieux|curieuse|creatif|creative|flexible|discret|discrete|methodique|empathique|fiable|volontaire|implique|bienveillant|precis|minutieux|minutieuse|calme|enthousiaste|a l'ecoute|adaptable|avenant|accueillant|debrouillard|autonomie|rigueur|ponctualite|polyvalence|reactivite|discretion|organisation|dynamisme|patience|empathie|curiosite|bienveillance|adaptabilite|creativite|serieux|methode|fiabilite|ecoute|pedagogie|diplomatie|minutie|precision)(?:e|\\(e\\)|[.·-]e|/se|\\(se\\))?",
    and: 'et|&|mais',
    demands:
      "(?:tres )?(?:bon|bonne|excellent|excellente) (?:relationnel|sens (?:du|de l'|de la|des) .{3,30}|contact|orthographe|elocution|communication|condition physique|esprit d'equipe|aisance .{3,30}|expression .{3,30}|qualites? .{3,30})|(?:le )?sens (?:du|de l'|de la|des|commercial|pratique|esthetique)(?: ?.{3,30})?|(?:il faut )?savoir .{3,50}|(?:l')?esprit (?:d'|de )(?:equipe|initiative|analyse|synthese|service)|(?:le )?gout (?:du|de la|de l'|des|pour) .{3,50}|(?:l')?envie (?:de|d')(?: |(?<=')).{3,50}|aimer? (?!bien que).{3,50}|(?:etre )?passionnee?(?:\\(e\\))? (?:de|d'|par) ?.{3,40}|passion (?:du|de la|des|pour) .{3,40}|capacites? (?:a|d') ?.{3,50}|(?:tres )?(?:bonne |parfaite |solide )(?:maitrise|connaissance|pratique)s? (?:de|d'|du|des) ?.{2,40}|aisance (?:relationnelle|a l'oral|redactionnelle|avec .{3,30})|travail en equipe|aptitude .{3,40}|disponib(?:le|ilite) (?:le |les |la |en |pour ).{3,40}|etre disponible .{3,40}|vehicule(?: personnel)? (?:indispensable|necessaire|exige)|port de charges(?: lourdes)?|(?:etre )?a l'aise (?:avec|au|a|en|dans) .{3,40}|(?:les |profils? )?(?:juniors?|seniors?|jeunes diplomee?s?|retraitee?s?|etudiant(?:e?s)?|reconversions?|debutant(?:e?s)?|profils? juniors?|profils? atypiques?)(?:(?:,| et| ou) (?:juniors?|seniors?|jeunes diplomes|retraites|etudiants|reconversions?|debutants?))*(?: (?:est |sont )?(?:aussi |tout a fait )?(?:acceptee?s?|bienvenue?s?|possibles?))",
    offers:
      "(?:petite |belle |super )?equipe (?:sympa|sympathique|soudee|conviviale|dynamique|accueillante|bienveillante|a taille humaine)|(?:petite )?equipe,? bonne ambiance|(?:bonne|super|tres bonne) ambiance(?: de travail)?|ambiance (?:sympa|conviviale|familiale|chaleureuse|de travail agreable)|cadre de travail (?:agreable|sympa)|formation (?:assuree|prise en charge|offerte|interne|en interne|payee|fournie)(?: par nos soins| en interne| sur place)?|(?:de )?(?:vraies |belles )?(?:possibilites?|perspectives?) d'evolution|evolution possible|salaire (?:motivant|attractif|interessant)|remuneration (?:motivante|attractive|interessante)|mutuelle(?: d'entreprise)?(?:,? (?:et )?prevoyance)|(?:aucun|pas de|sans|jamais de) (?:decouches?|astreintes?|coupures?|nuits?)|prevoyance|comite d'entreprise|ce|cse|avantages (?:ce|cse)|(?:telephone|ordinateur|pc|vehicule|voiture|tablette)(?: portable)?(?:(?:,| et|, et) (?:telephone|ordinateur|pc|vehicule|voiture|tablette)(?: portable)?)* (?:de service|de fonction|fourni[es]*)",
    others: [
      [
        'contract',
        "(?:\\d+ (?:mois|semaines) de )?periode d'essai:?(?: de)?(?: \\d+ (?:mois|semaines))?(?: renouvelable)?|(?:cdd )?(?:pouvant deboucher|debouchant|avec possibilite de deboucher) sur un cdi|(?:cdi|embauche|titularisation|prolongation|renouvellement) (?:possible|envisageable|a la cle)(?: ensuite| a terme| apres)?",
      ],
      ['apply', '(?:le poste |poste |il |l.emploi )(?:est )?(?:aussi )?ouvert (?:aux|a toutes?) .{3,70}'],
      [
        'hours',
        "horaires d'ouverture:? .{3,40}|(?:on|nous) ferm(?:e|ons) .{3,40}|(?:la boutique|le magasin|le bureau|l'atelier|le restaurant|le cabinet) (?:est |ferme)(?:fermee? )?.{3,40}|travail (?:le|en|les) (?:samedi|week-?end|soiree|soir|nuit|horaires decales).{0,20}",
      ],
      [
        'apply',
        "(?:qu'ils |qu'elles |les interesses )(?:nous |m')?(?:ecrivent|appellent|passent|envoient|contactent|s'adressent) .{3,70}|merci d(?:'|e )(?:indiquer|preciser|joindre).{3,60}|une? (?:journee|demi-journee|jour|periode) d'essai (?:est |sera )?prevue?|(?:merci de ne )?pas d'appels?(?: svp| s'il vous plait| merci)?|pas d'agences?|candidatures? (?:par|uniquement|en ligne|via|spontanee).{0,30}|postuler (?:sur|via|par|en ligne|directement).{0,40}|cv (?:seulement|uniquement|suffit)|(?:lettre|lm)(?: de motivation)? (?:pas |non )(?:necessaire|obligatoire|exigee)|pas de lettre(?: de motivation)?|(?:cv )?sans photo(?: svp)?",
      ],
      [
        'place',
        "(?:et )?(?:le |la |les |nos |l')?(?:bureaux?|atelier|magasin|site|agence|locaux|boutique) (?:est|sont) (?:situe[es]* )?(?:a \\d+ min(?:utes)?(?: a pied)?|juste|tout pres|a deux pas) (?:de la |du |de l'|des |de ).{2,30}|(?:tres |situe |situee )?proche (?:de la |du |des |de l')?(?:gare|metro|tram|centre|transports|rer).{0,20}|(?:facilement )?accessible en (?:metro|bus|tram|transports?|train|rer|velo).{0,30}|a \\d+ min(?:utes)? (?:a pied )?(?:de la|du|de) .{3,30}",
      ],
      [
        'company',
        "nos (?:clients|clientes|patients|hotes|adherents) (?:sont|viennent) .{3,50}|filiale (?:du|de la|de|d'un) .{3,40}|(?:on|nous) (?:vend(?:ons)?|fabriqu(?:e|ons)|produi(?:t|sons)|lou(?:e|ons)|repar(?:e|ons)|install(?:e|ons)|distribu(?:e|ons)|edit(?:e|ons)|developp(?:e|ons)|concevons|cultivons) .{3,60}|(?:membre|partie) (?:du|d'un) groupe .{3,30}|ca (?:de )?\\d.{1,16}|\\d[\\d,]* m(?:€|illions).{0,10} de ca",
      ],
      [
        'team',
        '(?:vous (?:serez|etes|travaillerez) |tu (?:seras|es) )?seule?(?:\\(e\\))? (?:sur le poste|en poste|au comptoir|dans le service)|poste en binome',
      ],
      [
        'contract',
        "(?:une )?creation de poste|le poste est (?:aussi )?possible (?:a|en) .{3,30}|job d'ete|emploi d'ete|temps (?:plein|complet) ou (?:temps )?partiel",
      ],
    ],
  },
  es: {
    traits:
      '(?:muy )?(?:proactiv[oa]|organizad[oa]|puntual|responsable|dinamic[oa]|flexible|resolutiv[oa]|autonom[oa]|comunicativ[oa]|paciente|creativ[oa]|curios[oa]|amable|motivad[oa]|polivalente|comprometid[oa]|empatic[oa]|ordenad[oa]|riguros[oa]|metodic[oa]|constante|honest[oa]|entusiasta|discret[oa]|extrovertid[oa]|cuidados[oa]|detallista|alegre|autonomia|orden|rigor|puntualidad|paciencia|empatia|organizacion|dinamismo|responsabilidad|compromiso|iniciativa|discrecion|creatividad|seriedad|motivacion|polivalencia|proactividad|limpieza|constancia)(?:\\/a|\\(a\\))?',
    and: 'y|e|pero',
    demands:
      '(?:persona |personas |gente )?(?:con )?(?:muy )?(?:buen|buena|buenas|buenos|gran|excelente|excelentes) (?:comunicacion|trato|actitud|ortografia|redaccion|organizacion|habilidades? .{3,40}|capacidad .{3,40}|manejo .{3,40}|don de gentes|relaciones .{3,30}|diccion|atencion al .{3,20}|memoria|ojo .{3,30}|mano .{3,30})|don de gentes|(?:hay que )?saber .{3,50}|(?:con )?capacidad (?:de|para) .{3,50}|(?:con )?(?:pasion|gusto|interes|aficion) (?:por|en) .{3,50}|(?:con )?ganas de .{3,50}|(?:saber )?trabaj(?:o|ar) en equipo|orientacion al (?:cliente|detalle|resultado)|(?:con )?actitud (?:positiva|proactiva|comercial|de servicio)(?: .{3,30})?|vocacion .{3,40}|(?:con )?(?:iniciativa|empatia|responsabilidad|compromiso)|atencion al detalle|disponibilidad (?:para|los|de|en|el|inmediata para) .{3,40}|(?:que )?(?:le|te) gusten? .{3,40}|vehiculo propio|(?:buenas )?dotes (?:comerciales|de .{3,30})|ortografia .{3,20}|(?:personas )?(?:recien titulad[oa]s|juniors?|jubilad[oa]s|estudiantes|perfiles? juniors?|sin experiencia)(?: (?:(?:son )?(?:tambien )?(?:bienvenid[oa]s|aceptad[oa]s)|tambien(?: valen| entran| pueden)?))',
    offers:
      '(?:equipo (?:pequeno|joven|agradable|unido|estupendo)(?: y|,)? )?(?:muy )?buen (?:ambiente|rollo)(?: de trabajo| laboral)?|ambiente (?:agradable|familiar|de trabajo agradable)|(?:formacion|capacitacion) (?:a cargo de la empresa|inicial|pagada|incluida|a nuestro cargo|interna|por nuestra cuenta)|estabilidad(?: laboral)?|(?:posibilidad(?:es)?|oportunidad(?:es)?) (?:reales )?de (?:promocion|crecimiento|desarrollo|crecer|ascenso)(?: interna)?|salario (?:competitivo|atractivo)|(?:domingos?|festivos?|noches?|sabados?) con plus|plus (?:de|por) .{3,30}|(?:portatil|movil|ordenador|tablet|coche|furgoneta)(?:(?:,| y) (?:portatil|movil|ordenador|tablet|coche|furgoneta))* (?:de empresa|de la empresa)',
    others: [
      [
        'contract',
        '(?:\\d+ (?:meses|mes|semanas|dias) de )?(?:periodo de )?prueba:?(?: de)?(?: (?:\\d+|un|dos|tres|seis) (?:mes|meses|semanas|dias))?|(?:con )?(?:posibilidad|opcion|opciones) (?:de|a) (?:pasar a )?(?:contrato )?(?:indefinido|fijo|prorroga|renovacion|incorporacion|quedarse)|prorrogable|renovable',
      ],
      [
        'hours',
        '(?:la tienda|el bar|el local|la oficina|el taller|la clinica) (?:cierra|abre|esta cerrad[oa]) .{3,40}|(?:horario de apertura|abrimos):? .{3,40}|(?:se )?trabaj(?:o|a) (?:los|en|algun|algunos) .{3,30}|lo de las (?:horas|pagas)',
      ],
      [
        'apply',
        '(?:escribir|escribinos|escribenos|mandar (?:un )?mensaje|mensaje) (?:al?|por) (?:el |nuestro )?(?:instagram|insta|whatsapp|facebook|linkedin|telegram) ?.{0,40}|(?:que )?(?:me |nos )?(?:escriban|llamen|pasen|pregunten|manden|envien|contacten) .{3,70}|(?:por favor,? )?(?:indica|incluye|adjunta|indique|incluya|adjunte) .{3,60}|habra (?:un|una) (?:dia|jornada) de prueba|(?:por favor,? )?no llamar|sin llamadas|(?:abstenerse|no) (?:agencias|ett)|solicitudes (?:por|a traves|solo).{3,30}|(?:inscribirse |apuntarse )?en nuestra web|solo (?:cv|curriculum)|carta (?:de presentacion )?no hace falta|sin carta(?: de presentacion)?|(?:cv )?sin foto(?:,? por favor)?',
      ],
      [
        'place',
        '(?:y )?(?:la |el |las )?(?:oficinas?|taller|tienda|local|sede) (?:esta|estan|queda) a \\d+ min(?:utos)?(?: a pie)? (?:de la |del |de ).{2,30}|(?:muy )?(?:cerca|al lado|a un paso|a \\d+ min(?:utos)?(?: a pie)?) (?:de la|del|de) .{3,30}|(?:metro|tren|bus|parking|autobus|cercanias) al lado|bien comunicad[oa].{0,30}',
      ],
      [
        'company',
        'nuestr[oa]s (?:clientes|clientas|pacientes|socios) (?:son|vienen) .{3,50}|(?:del |somos (?:del )?|parte del )?grupo \\p{L}.{2,30}|facturamos .{3,20}|(?:vendemos|fabricamos|producimos|alquilamos|reparamos|instalamos|distribuimos|editamos|desarrollamos|cultivamos|elaboramos|criamos) .{3,60}|facturacion (?:de )?\\d.{2,20}',
      ],
      ['team', '(?:estaras|trabajaras|estara) sol[oa](?:\\/a)? .{3,30}'],
      [
        'contract',
        '(?:el puesto|la jornada) (?:tambien )?puede ser .{3,40}|puesto (?:nuevo|de nueva creacion)|nueva creacion|(?:jornada )?completa o parcial',
      ],
    ],
  },
}

interface Known {
  traits: RegExp
  demands: RegExp
  offers: RegExp
  others: [Label, RegExp][]
}
const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u')
const known = new Map<Language, Known>()

function knownIn(language: Language): Known {
  let made = known.get(language)
  if (!made) {
    const { traits, and, demands, offers, others } = PHRASES[language]
    made = {
      traits: whole(`(?:${traits})(?:(?:, ?|,? ?(?:${and}) )(?:${traits}))*`),
      demands: whole(demands),
      offers: whole(offers),
      others: others.map(([label, source]) => [label, whole(source)]),
    }
    known.set(language, made)
  }
  return made
}

/** A phrase in plain spelling -> what it says; null where it is none of those that everybody uses. */
export function everydayKind(spelled: string, language: Language): Label | null {
  // "20 hours, flexible": of the time or of the person.
  if (/^fle[xk]ib(?:le|el)s?$/u.test(spelled)) return null
  const { traits, demands, offers, others } = knownIn(language)
  if (traits.test(spelled) || demands.test(spelled) || demands.test(spelled.replace(ONLY_THAT, ''))) return 'must'
  if (offers.test(spelled)) return 'perk'
  return others.find(([, pattern]) => pattern.test(spelled))?.[0] ?? null
}

/** "Faut juste aimer la nuit", "solo hay que saber sumar". */
const ONLY_THAT =
  /^(?:(?:il )?faut (?:juste |surtout |seulement |simplement )?|(?:solo |tan solo )?(?:hay|tiene) que |(?:you )?(?:just|only) (?:need|have) to )/u

const ASKED = /^(?:you )?must (?:be |have )?(?:the )?/iu
/** "They must live in Ohio". */
const LIVES =
  /^(?:(?:you|they|candidates|applicants) )?(?:must|have to|has to|needs? to|should) (?=(?:live|reside|be based|be resident)(?!\p{L}))/iu
/** The "CDD" ahead of it is read for itself. */
const ENDS_IN_CDI = /^(?:pouvant|débouchant|avec possibilité)/u

interface Told {
  text: string | null
  spans: Span[]
}

/** The phrase, or the whole unit that it stands in, as a fact that no guess overrules; null where neither is one that everybody uses. */
export function everydayFact(reading: Reading, phrase: Told, unit: Told): Fact | null {
  const from = phrase.spans[0]![0]
  if (isNegated(reading, from, from)) return null
  for (const { text, spans } of [unit, phrase]) {
    const label = text && everydayKind(plain(text), reading.language)
    if (!label) continue
    const shared = { text: asPrinted(text), spans, confidence: 'high' as const, holds: true }
    if (label === 'perk') return { kind: 'benefit', ...shared }
    if (label !== 'must') return { kind: 'free', about: label, ...shared }
    // Whoever is welcome is neither asked for nor wished for.
    const about = WELCOMES.test(text) ? 'notneeded' : needAt(reading, from) === 'nice' ? 'nice' : 'must'
    return { kind: 'free', about, ...shared }
  }
  return null
}

const WELCOMES =
  /(?<!\p{L})(?:welcome|considered|willkommen|gerne?|bienvenue?s?|bienvenid[oa]s|también|accepté\p{L}*|possibles?)(?!\p{L})/iu

const asPrinted = (text: string): string =>
  text
    .replace(ENDS_IN_CDI, 'CDD $&')
    .replace(LIVES, 'You ')
    .replace(ASKED, '')
    .replace(/^(?:like|love|enjoy)s? /iu, (verb) => `You ${verb.trim().toLowerCase().replace(/s$/, '')} `)
