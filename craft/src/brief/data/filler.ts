/** Words that say nothing once the facts around them are taken out, in the four languages, plain spelling. */
export const FILLER = new Set(
  `
    komma absatz doppelpunkt virgule first
    solicito solicita solicitamos solicitan requiero requerimos
    a an another yesterday comfortable speaks mostly obviously yourself maybe perhaps vielleicht quizas the and or of to for with in on at by from as is are be it its it's this that we you i our your their
    my us me they who will would can could should must have has had need needs needed want wanted wants looking
    look hiring hire seeking seek role position job work working team company based located office offices
    within per plus also ideally preferably nice good great etc please pls someone person people candidate
    candidates ideal right new here there hi hello hey thanks thank cheers just only really very so but not no
    if when then than about around approx ca salary pay paid range rate wage compensation package base gross net
    budget annual yearly monthly hourly start starting date asap contract type hours hour week weekly days day
    month year years experience exp required requirement requirements essential desirable bonus advantage
    benefits offer offers offering we're we'll you'll minimum min max least level location place city area
    manager deadline apply applications closing title headcount openings opening
    language languages fluent speaking must-have must-haves nice-to-have nice-to-haves skills skill tools degree
    qualification full part time mode hybrid remote onsite provided included incl including possible available
    welcome shown shift shifts been do does get join joining der die das den dem des ein eine einen einem einer
    eines und oder mit fur im am zum zur bei als auf ist sind wird werden sein wir suchen sucht gesucht sie du
    ihr uns unser unsere unseren unserem ab bis von vom zu nach aus auch nicht kein keine sowie gerne gern bitte
    sollte muss mussen kann gehalt brutto netto lt lohn jahr jahre monat stunde stunden woche tag tage stelle firma
    standort ort beginn erforderlich wunschenswert vorteil zwingend anforderungen profil benotigt haben hat gut
    gute guten idealerweise berufserfahrung erfahrung kenntnisse le la les l un une de et ou avec pour en au aux
    chez dans sur est sont sera nous recherchons recherche cherchons cherche vous votre notre nos vos il elle
    poste mission missions salaire brut ans mois jour jours semaine heure heures par temps lieu equipe
    entreprise debut exige requis souhaite apprecie serait niveau selon el los las una unos unas otro otra y o con para
    del al buscamos busca se nuestro nuestra por es son puesto empresa equipo salario sueldo bruto brutos neto
    ano anos mes meses semana dia dias hora horas experiencia requisitos imprescindible valorable valora minimo
    necesario nivel lugar inicio incorporacion contrato jornada ofrecemos ok okay yes ja oui si erfahrene
    erfahrenen erfahrener motivierte motivierten motivierter engagierte engagierten zuverlassige zuverlassigen
    freundliche freundlichen experienced motivated reliable friendly mindestens contact kontakt contacto modelo
    modalidad modell rythme abstenerse anuales mensuales jahrlich monatlich annuel mensuel notig gebraucht
    reichen send cv application bewerbung candidature doe tbc tbd n/a current active valid trilingue mini siege
    headquarters headquarter hq courant courants courante tambien vale lu fruher earlier lernen dich
    gratis: between zwischen entre speak sprechen parler hablar like love we'd i'd you'd finished second
    urgently nette netten netter now nun jetzt maintenant ahora bewerbungen somos usamos was reicht raum umkreis nahe region aber pero mais prefer dringend urgent
    lol haha obligatoire obligatorio actually fine handy helpful useful anyone moglich mgl acceptee acceptees accepte acceptes faudrait uber besoin bienvenidos bienvenido bienvenue bienvenus willkommen hilfreich essential needed tel fixum fixe fix fijo grundgehalt zielgehalt stack background puis be alternance ote near nr weniger mehr just only included includes gerne rest ihr ihre ihren ideal nice must a's x w h m d f e s cet
  `
    .trim()
    .split(/\s+/),
)
