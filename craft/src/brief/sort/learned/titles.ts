/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const TITLES = `
 
	aJ

 (	aU

 -	aJ

 a	aI

 as	aH

 base	aW

 benefits	aI

 bitte	aG

 das	a?

 der	aE

 experience	aI

 extras	aD

 fixed	aF

 full	aE

 job	a[

 kein	aI

 le	aI

 lgps	aI

 may	aB

 me	aA

 not	aJ

 one	aC

 ort	aE

 pas	aJ

 permanent	aB

 que	aV

 responsable	a5

 se	aH

 site	aA

 sur	aX

 team	aC

 the	aU

 two	aJ

 type	aE

 un	aB

 was	aT

 we	aF

 what	aT

 where	aC

 wie	aI
! 
	aX
! !	aI
! )	a?
! _	aF
" 
	aF
" .	aG
" a	aF
( !	aG
( e	a_
( ja	aB
( m/w/d	a]
( mid	a[
( no	aH
( or	aC
( the	aF
( w/m/d	a[
) +	aG
) -	aW
) :	a<
) ;	aE
) _	aE
) a	aA
) and	aC
) for	a\\
) in	a8
) sucht	aH
) und	aF
) with	aH
) y	aF
+++	ag
++-	aa
+-+	aa
, 
	aE
, "	aF
, (	a?
, ab	aE
, aber	aH
, able	aH
, about	aG
, after	aA
, alle	aE
, anbei	aI
, and	aI
, as	a@
, auch	aJ
, auto	aB
, avec	aE
, base	aE
, basically	aC
, been	aD
, bereitschaft	aG
, between	aF
, bitte	aB
, book	aS
, but	aI
, c'est	aB
, cabinet	aD
, call	aS
, can	aF
, cap	aF
, cdd	aI
, cdi	aT
, chasing	aF
, chef	aI
, cinq	aI
, class	a?
, clean	aG
, comme	aJ
, control	aC
, cuatro	aH
, da	aE
, dass	aI
, dazu	aI
, den	aG
, desde	aE
, deux	aE
, die	aH
, do	aJ
, donc	aI
, dos	aG
, drei	aD
, du	aI
, egal	aX
, eigene	aD
, ein	aA
, en	aG
, english	aI
, er	aH
, eso	aC
, est	aG
, eur	aF
, exempt	aU
, family	aG
, funf	aH
, gas	aD
, gern	aX
, gestion	aF
, good	aG
, he	aG
, hier	aD
, hr	aE
, i'm	aS
, ich	aI
, in	aG
, incl	aF
, ist	aI
, je	aG
, just	aI
, keine	aI
, lead	aC
, leave	aI
, legal	aE
, level	aH
, lo	aH
, mannlich	ac
, me	aD
, merci	aE
, mise	aH
, mit	aF
, montar	aH
, mostly	aH
, muelle	aF
, nach	aI
, ne	aF
, nein	aW
, new	aC
, night	aW
, no	aH
, non	aC
, notes	aF
, nous	aI
, o	aZ
, oder	aE
, on	aG
, once	aI
, open	aG
, ou	aB
, paid	aI
, pas	aG
, people	aB
, perm	aI
, pero	aJ
, please	aI
, pls	aI
, pour	aI
, put	aJ
, r	aJ
, ref	aI
, remote	aF
, reporting	aD
, rtt	aH
, sap	aH
, school	aW
, se	aE
, seasonal	aG
, second	a=
, service	a\\
, sie	aI
, since	aG
, small	aE
, some	a@
, soy	aJ
, start	aI
, sub	aG
, te	aB
, teilzeit	aE
, thu	aG
, trade	aY
, tres	aD
, tu	aE
, two	aD
, une	aE
, unsere	aH
, verteilt	aJ
, vier	aW
, voila	a[
, vor	aI
, vous	aG
, was	aH
, water	aJ
, we're	aJ
, wohnung	aJ
, working	aH
, would	a\`
, write	aI
, yes	aS
, you	aG
, zero	aE
- 
	a@
- -	aD
- und	aT
-'000	aG
-'ai	aA
-'en	aG
-'ll	aJ
-'re	aG
-*in	aZ
-++	a[
---	aD
--07	aF
--10	aC
--11	aC
--13	aA
--15	aJ
--16	aE
--17	aH
--18	aA
--20	a@
--34	aE
--36	aE
--38	aF
--40	aA
--bed	aG
--day	aD
--end	aC
--in	aI
-.00	aD
-.10	aG
-.100	aI
-.12	aE
-.20	aG
-.25	aD
-.30	aH
-.40	aI
-.45	aG
-.50	aJ
-.60	aH
-.75	aD
-.sc	aH
-/day	aB
-/in	aU
-/m/d	aT
-/std	aA
-/tag	aI
-/wk	aG
-/yr	aJ
-0-15	aI
-0-6	aF
-0.6	aE
-0/yr	aJ
-000	aI
-00k	aI
-1.5	aH
-14h	aC
-15k	aG
-18h	aH
-1st	aI
-2-3	aJ
-2.5	aD
-200	aG
-20h	aC
-2291	aE
-250	aI
-291	aE
-300	aJ
-35h	aI
-4.1	aH
-42k	aI
-46k	aG
-4x7	a@
-5-7	aI
-520	aB
-5:30	aF
-5pm	aI
-5th	aD
-6:00	aG
-6:30	aH
-6k	aI
-6th	aH
-7.5	aH
-7.50	aI
-700	aD
-7th	aR
-8-4	aI
-80k	aA
-900	aB
-90k	aI
-:00	aG
-:15	aD
-:20	aG
-:30	aE
-:40	aF
-:in	a_
-aar	aF
-aas	aC
-ab	aI
-abe	aF
-abla	aI
-ably	aI
-abs	aH
-acer	aJ
-acon	a@
-ad	aH
-add	aI
-aded	aH
-ades	aF
-ador	aH
-ados	aI
-adr	aJ
-adre	aC
-adt	aH
-aed	aG
-afe	aJ
-afin	aH
-afte	aD
-aga	aI
-ago	aG
-ahe	aD
-ahl	aF
-ahm	aH
-ahr	aJ
-ahrt	aG
-aide	aF
-aine	aF
-ains	aH
-air	aJ
-airs	aF
-aite	aF
-aja	aH
-ajar	aI
-aje	aB
-ajes	aH
-aker	a=
-akes	aH
-akt	aI
-al	aE
-albe	aH
-ald	aH
-ali	a?
-alia	aA
-alk	aG
-alls	aJ
-alo	aR
-alon	aI
-alte	aI
-alut	aJ
-alz	aD
-ama	a?
-amen	aI
-ames	aH
-amo	aA
-amos	aH
-ams	aF
-anal	aB
-anas	aF
-anc	aB
-anda	aE
-ande	aI
-ane	aG
-ang	aG
-anic	aR
-ank	aF
-anks	aI
-ann	aI
-anne	aC
-annt	aI
-anta	aC
-anto	aF
-anz	aC
-anze	aJ
-apa	aI
-ape	aB
-aphy	aG
-aps	aB
-arar	aI
-arb	aI
-arca	aI
-ard	aH
-area	aT
-ared	aI
-aren	aF
-arin	aZ
-ario	aH
-arms	aI
-arn	aI
-aro	aC
-arp	aC
-ars	aF
-arse	aG
-art	aG
-arty	aF
-ary	aG
-arzo	aJ
-as	aC
-asap	aI
-ase	aI
-ased	aF
-asen	aE
-aser	aD
-ash	aG
-asia	aU
-ask	aJ
-aso	aJ
-ast	aH
-asta	aI
-aste	aR
-asts	aE
-ata	aE
-atas	aF
-ate	aI
-athe	aE
-atif	aG
-atik	aH
-atre	aI
-att	aF
-atz	aH
-aube	a?
-auch	aF
-aud	aB
-auer	aH
-aug	aI
-ault	aF
-aum	aH
-auna	aJ
-aune	a@
-aus	aH
-aux	aC
-ave	aI
-aves	aC
-avis	aI
-away	aJ
-ay's	aH
-ayo	aJ
-azo	aJ
-bach	aA
-back	aI
-bad	aH
-bado	aI
-baja	aI
-ban	aE
-bar	aH
-bas	aI
-bei	aH
-beit	aE
-bel	aH
-beln	aH
-ben	aI
-berg	a@
-bers	aF
-bes	aB
-biet	aC
-bing	aH
-bio	aG
-bist	aT
-bla	aI
-bly	aI
-boys	aS
-bre	aH
-brir	aH
-bro	aF
-btp	aJ
-buch	aV
-bung	aG
-burg	aD
-bury	aD
-cado	aI
-cale	aG
-cals	aH
-cant	aC
-car	aI
-cas	a@
-cate	aG
-cats	aI
-cca	aH
-cdl	aV
-cela	aI
-ceo	aF
-cera	aJ
-ces	aH
-ceso	aI
-cha	aS
-ches	aH
-cho	aE
-chs	aG
-chts	aE
-ciar	aI
-ciel	aJ
-cios	aI
-cite	aH
-city	aC
-cke	aB
-cked	aC
-cker	a?
-cks	aI
-claw	aF
-cles	aJ
-comm	aG
-comp	aJ
-coop	aH
-cos	aG
-cost	aG
-cpc	aH
-cro	aD
-cta	aW
-cte	aG
-cter	aH
-cto	aI
-ctor	aI
-cts	aJ
-cula	aH
-cut	aI
-d's	aC
-d'un	aI
-dad	aH
-dado	aG
-dale	aE
-dam	aE
-dame	aI
-dann	aI
-dant	aE
-dar	aE
-das	aE
-data	aG
-dbt	aH
-dc	aJ
-dear	aH
-dec	aF
-ded	aF
-dell	aE
-dent	aB
-dera	aF
-dere	aH
-dern	aH
-desk	aH
-det	aI
-devs	aE
-dge	aI
-dic	aC
-dies	aI
-dig	aG
-din	aI
-ding	aI
-dir	aI
-dire	aI
-diz	aA
-dler	aE
-dles	aJ
-dly	aG
-dmin	aR
-does	aI
-don	aF
-donc	aG
-dora	aE
-dorf	aE
-dort	aH
-dre	aD
-dres	aC
-drh	aA
-dros	aE
-dump	aE
-e're	aI
-e's	aI
-eado	aI
-eads	aI
-eage	aH
-eal	aI
-ean	aE
-eans	aF
-eas	aB
-eau	aH
-eber	aB
-ebs	aJ
-ebt	aG
-eces	aJ
-ech	aI
-eche	aB
-ecie	aU
-eck	aD
-ecks	aI
-eda	aH
-edad	aJ
-eded	aH
-eder	aC
-edes	aI
-edit	aJ
-edo	a@
-eds	aH
-eek	aE
-een	aJ
-eeps	aJ
-eers	aH
-eet	aI
-efa	aH
-eff	aE
-efon	aJ
-efs	aA
-ega	aF
-ege	aI
-egen	aJ
-ego	aD
-egs	aG
-egt	aD
-ehe	aJ
-eher	aH
-ehre	aH
-eich	aA
-eide	aI
-eie	aI
-eien	aE
-eige	aI
-eil	aI
-eile	a@
-eim	aI
-eins	aI
-eis	aE
-eiss	aD
-ejo	a?
-eke	aT
-ekt	aH
-ela	aE
-elas	aI
-eld	aJ
-elen	aI
-elf	aF
-ello	aI
-ells	aU
-ellt	aE
-eln	aG
-els	aD
-elt	aJ
-elta	aG
-elve	aI
-ely	aG
-emas	aH
-eme	aD
-emen	aD
-emo	a=
-emos	aH
-emps	aJ
-ena	aC
-enar	aH
-enas	aH
-endo	aH
-eng	aE
-enk	aD
-eno	a>
-enos	aI
-ensa	aI
-ento	aD
-eos	aF
-epa	aF
-epot	aI
-ept	aE
-eras	aU
-erat	aH
-erce	aD
-erd	aA
-erei	aC
-eres	aF
-erg	a@
-ergy	aT
-eri	aF
-erie	aB
-erin	aS
-erk	aI
-erke	aI
-erle	aG
-erly	aI
-ernt	aJ
-eron	aG
-erp	aG
-erra	aI
-erry	aI
-erse	aF
-ert	aE
-erta	aI
-erts	aF
-erty	aU
-ery	aG
-es	aH
-ese	aG
-esen	aI
-esi	aT
-esk	aH
-esos	a?
-esse	aG
-esta	aG
-este	aI
-eta	aJ
-ete	aH
-eten	aH
-eter	a@
-etes	aI
-eto	aD
-etos	aD
-etre	aJ
-etro	aE
-ett	aJ
-ette	aG
-etz	aC
-euer	aH
-euh	aG
-eum	aH
-eurs	aG
-euse	aX
-eute	aI
-eva	aF
-eves	aS
-evo	aG
-evor	aE
-evs	aE
-exas	aJ
-exo	aF
-ext	aG
-exte	aJ
-eys	aB
-ezas	aC
-eßen	aH
-fach	aI
-fais	aJ
-farm	aS
-fas	aB
-fee	aJ
-feld	aG
-fen	aH
-fest	aI
-few	aH
-ffs	aF
-fic	aF
-fice	aJ
-fico	aA
-fil	aC
-fill	a@
-fils	aH
-fing	a@
-firm	aI
-fit	aH
-fix	aJ
-flex	aI
-fon	aJ
-fort	aF
-frei	aI
-ftc	aI
-ften	aV
-fts	aJ
-fue	aI
-ful	aJ
-fung	aJ
-furt	aH
-g	aJ
-gain	aI
-gais	aI
-gan	aE
-gar	aH
-gau	aE
-gc	aR
-ged	aI
-gee	aF
-gel	aI
-gen	aH
-gend	aA
-gens	aE
-gent	aG
-gers	aB
-ges	aG
-ghly	aJ
-gica	aF
-gig	aE
-gis	aJ
-give	aH
-gle	aF
-gmbh	aH
-gne	aC
-gnes	aH
-go	aG
-golf	aI
-gone	aC
-gor	aG
-gos	aC
-got	aI
-gp	aF
-grad	aI
-gres	aI
-gros	aH
-grow	aG
-gry	aE
-gte	aE
-gua	aF
-gue	aD
-gun	aH
-guna	aJ
-gung	aF
-gure	aJ
-gut	aH
-gute	aT
-gym	aI
-h/f	a[
-h30	a@
-h45	a?
-ha	aH
-hab	aH
-had	aG
-hair	aG
-hal	aD
-ham	aB
-han	aF
-has	aI
-hase	aD
-hat	aI
-haus	aG
-hefs	a@
-heim	aI
-hes	aG
-hey	aH
-hi	aH
-hien	aG
-hill	aB
-hine	aJ
-hing	aH
-hire	aI
-hit	aI
-hler	aI
-hme	aI
-hmen	aD
-hne	aJ
-hnen	aE
-hof	aI
-hoir	aW
-home	aJ
-hons	aB
-hore	aF
-hos	aG
-hot	aH
-hout	aI
-hren	aG
-hsen	aI
-ht's	aH
-hten	aD
-hung	aF
-hut	aG
-iage	aC
-iale	a?
-ials	aE
-iana	aD
-ias	aI
-iat	aI
-ica	aH
-icar	a@
-icas	aJ
-ices	aJ
-icht	aI
-ici	aE
-ick	aH
-ico	aF
-ida	aH
-ide	aI
-iden	aF
-ider	aA
-ides	aH
-ido	aF
-idos	aE
-ied	aE
-iem	aE
-iene	aI
-iens	aH
-iere	aE
-iero	aD
-iert	aI
-iet	aE
-ieu	aG
-ieux	aF
-ieve	aF
-ieza	aH
-ifa	aC
-iff	aE
-ifi	aE
-ific	aF
-ifs	aJ
-ifts	aI
-ige	aE
-igen	aE
-iger	aU
-iges	aF
-igh	aF
-igne	aG
-igs	aW
-igt	aG
-ijo	aJ
-ijob	aJ
-ike	aI
-ila	aC
-ilar	aF
-ild	aT
-ile	aI
-ilen	aF
-ilio	aG
-ille	aC
-ills	aF
-ilo	aF
-ils	aE
-ilt	aH
-ima	aF
-imes	aH
-immt	aT
-imo	aJ
-ina	aF
-inal	aE
-inde	aG
-inea	aJ
-inee	aI
-ines	aJ
-ini	aE
-inic	aF
-inn	aD
-inne	aC
-ino	aD
-ins	aJ
-int	aI
-inte	aB
-into	aI
-ints	aC
-inz	aD
-iona	aA
-ior	aS
-ios	aG
-ipe	aG
-ipt	aF
-ira	aJ
-ird	aI
-ires	aG
-irls	aT
-irm	aI
-irma	aI
-irme	aX
-irs	aE
-irt	aG
-irte	aJ
-irty	aG
-isa	aI
-isch	aH
-ise	aI
-isen	aJ
-iser	aT
-isk	aJ
-iso	aI
-ison	aD
-isos	aS
-ispo	aF
-isse	aJ
-iste	aT
-isto	aG
-ists	aC
-ita	aC
-itas	aF
-itat	aE
-itel	a\`
-iten	aG
-itet	aH
-itle	aR
-ito	aH
-itre	aC
-its	aG
-itt	aD
-itz	aB
-ium	aH
-iva	aG
-ivas	aH
-ivos	aH
-iya	aD
-ize	aC
-ja	aJ
-jado	aI
-jara	aD
-jes	aH
-jet	aI
-jets	aU
-jos	aI
-jour	aH
-june	aJ
-kauf	aF
-keit	aU
-kers	aV
-kes	aG
-ket	aJ
-key	aG
-kin	aB
-king	aE
-klar	aE
-kopf	aS
-kte	aF
-ktor	aB
-kurz	aI
-l	aI
-l's	aG
-lace	aJ
-lack	aA
-lado	aE
-lads	aH
-lage	aC
-lake	aF
-lamt	aG
-lan	aG
-land	aC
-lane	aI
-lant	aH
-las	aI
-lat	aH
-latt	aG
-latz	aG
-law	aI
-lay	aG
-lazo	aJ
-lbar	aG
-lbe	aH
-lda	aI
-lde	aD
-lder	aD
-ldes	aC
-ldo	aI
-lds	aE
-lea	aI
-lead	aJ
-lear	aI
-led	aG
-lega	aJ
-lei	aI
-lein	aH
-lem	aD
-leo	aJ
-lera	aR
-lers	aD
-leve	aW
-lex	aJ
-ley	aI
-lfer	aT
-lgo	aH
-lia	aE
-lial	aJ
-lian	aH
-lice	aJ
-lide	aJ
-lie	aE
-lier	a>
-lieu	aG
-life	aH
-lim	aI
-lin	a<
-lis	aD
-lit	aH
-lite	aH
-lks	aH
-lla	aE
-lled	aJ
-ller	aI
-llet	aH
-lley	aH
-llo	aE
-llon	aF
-llos	aI
-llt	aE
-load	aB
-log	aH
-logo	aG
-lom	aJ
-look	aR
-lor	aH
-lors	aC
-lot	aF
-low	aE
-lsa	aA
-lse	aJ
-lso	aJ
-lten	aH
-lts	aV
-lue	aE
-lume	aH
-lve	aI
-lves	aE
-m-f	aE
-m.sc	aH
-m/d	aT
-mada	a@
-mag	aI
-mail	aH
-main	aF
-make	aJ
-male	aJ
-mann	aE
-mar	aI
-mass	aD
-mat	aG
-mayo	aJ
-maß	aB
-mba	aH
-mbh	aH
-med	aH
-mer	aI
-mera	aW
-mesa	aR
-met	aD
-mgr	aI
-mia	aG
-mic	aH
-mie	aI
-mile	aF
-mill	aI
-ming	aJ
-mira	aJ
-mite	aI
-mmes	aH
-mms	aH
-mo	aJ
-mon	aI
-more	aF
-mos	aI
-most	aF
-moto	aG
-mpa	aA
-mpo	aI
-mps	aH
-mpty	aI
-mpus	aJ
-ms	aJ
-mth	aF
-much	aJ
-mum	aI
-mung	aS
-muse	aH
-n	aI
-n's	aD
-n-up	aV
-nach	aJ
-nada	aE
-nahe	aD
-nan	aD
-nar	aD
-nat	aH
-nau	aF
-nbau	aE
-nca	aI
-nche	aY
-nda	aJ
-ndas	aG
-nde	aH
-nded	aG
-ndel	aE
-ndet	aF
-ndie	aI
-ndo	aH
-ndra	aJ
-nea	aJ
-ned	aE
-nee	aH
-nees	aE
-nell	aI
-nem	aH
-nern	aE
-ners	a?
-nert	aE
-ness	aI
-neue	aT
-next	aJ
-ney	aF
-nez	aF
-nga	aG
-nge	aI
-ngig	aF
-ngo	aG
-ngry	aE
-nian	aH
-nic	aS
-nica	aF
-nics	aR
-nien	aI
-nies	aD
-nine	aE
-nion	aH
-nior	aW
-nis	aH
-nish	aJ
-nite	aI
-nly	aE
-nna	aE
-nnel	aI
-nnen	aE
-nnes	aD
-nns	aI
-nnst	aJ
-nnt	aI
-nny	aG
-noch	aJ
-nock	aF
-nome	aF
-nord	a=
-nore	aH
-note	aI
-nov	aE
-now	aH
-nque	aD
-nr	aG
-nsa	aI
-nsed	aX
-nser	aG
-nso	aJ
-nste	aH
-nta	aE
-nted	aC
-nten	aF
-nter	aG
-ntia	aG
-ntos	aG
-ntro	aI
-ntry	aF
-nty	aF
-nus	aI
-nute	aI
-nza	aC
-nze	aH
-nzen	aG
-o/a	a_
-oad	aH
-oads	aS
-oast	aI
-oben	aJ
-obs	aI
-ocal	aJ
-oce	aE
-ochs	aH
-ock	aG
-oda	a?
-oday	aI
-odel	aE
-oden	aC
-odes	aF
-ods	aC
-oel	aG
-ofen	aB
-ofit	aF
-ofs	aI
-oft	aF
-oga	aG
-ogia	aS
-ogo	aG
-ogs	aC
-ohn	aI
-oid	aI
-oie	aA
-oila	aI
-oin	aI
-oing	aH
-oint	aE
-oise	aB
-oite	aD
-oja	aD
-oke	aE
-oked	aY
-oken	aJ
-ola	aH
-olar	aV
-olen	aE
-olle	aI
-olz	aC
-oma	aE
-omas	aD
-omer	aG
-omm	aH
-omme	aJ
-ommt	aF
-omp	aJ
-onc	aG
-once	aF
-onde	aI
-onds	aG
-onen	aF
-oner	aD
-ones	aG
-ong	aF
-onga	aF
-onia	aR
-onie	aE
-onor	aD
-ont	aF
-onto	aH
-oof	aG
-oom	aI
-ooms	aH
-oop	aG
-oors	aI
-oos	aF
-oose	aG
-oot	aG
-ope	aD
-opf	aS
-opfe	aI
-opia	aD
-ops	aI
-or's	aI
-or/a	a\\
-ora	aF
-oras	aI
-ord	aA
-ords	aI
-oren	aE
-ores	aI
-orf	aE
-orge	aD
-oria	aF
-ork	aF
-orks	aF
-orma	aI
-orme	aD
-orn	aE
-orno	aI
-orte	aH
-orto	aI
-os	aG
-osa	aI
-ose	aH
-osed	aD
-osen	aG
-oss	aI
-osts	aR
-ota	aH
-otas	aH
-ote	aH
-otel	aD
-otes	aI
-otig	aI
-otra	aJ
-otte	aH
-oud	aE
-oui	aH
-oup	aC
-ourg	aF
-ous	aH
-ouse	aH
-out	aI
-oute	aH
-oux	aB
-ower	aE
-owie	aJ
-own	aH
-ows	aD
-oxes	aH
-oye	aB
-oyer	aG
-oys	aS
-oße	aG
-paar	aJ
-pack	aI
-pad	a@
-page	aF
-pan	aW
-pany	aH
-par	aI
-paro	aJ
-pas	aH
-pat	aI
-pays	aI
-pect	aJ
-ped	aJ
-pend	aB
-pers	a@
-pes	aI
-peut	aI
-pfe	aH
-pfen	aG
-phd	aG
-phy	aG
-pia	aC
-pies	aD
-ping	aH
-pio	aG
-piso	aH
-pli	aF
-plom	aJ
-pls	aI
-ply	aI
-pms	aI
-pon	aD
-pool	aI
-pped	aJ
-ppen	aF
-pper	aD
-ppy	a>
-pr	aF
-pra	aD
-pro	aJ
-prof	aH
-prox	aJ
-pty	aI
-pues	aF
-pus	aJ
-put	aI
-puty	aS
-pv	aS
-qu'a	aH
-qual	aI
-qui	aJ
-r's	aJ
-r*in	aZ
-r/a	a\\
-r/in	aY
-r:in	aW
-race	aF
-rack	aU
-raft	aR
-rag	aE
-rah	aE
-rai	aJ
-ral	aH
-rale	aY
-ram	aB
-rama	aG
-ramt	aU
-ran	aG
-rare	aF
-rass	aE
-raum	aI
-rave	aH
-rbe	aF
-rber	aG
-rca	aF
-rce	aE
-rche	aJ
-rde	aG
-rden	aH
-rder	aH
-rdia	aI
-re	aH
-re's	aH
-rea	aS
-read	aJ
-ream	aU
-reas	aC
-reau	aF
-redi	aI
-reed	aF
-reer	aH
-rees	aF
-reie	aI
-rein	a>
-reit	aI
-rely	aJ
-reo	aD
-rep	aI
-rero	aJ
-resa	aH
-resi	aT
-ress	aE
-ret	aE
-rews	aI
-rges	aF
-rgie	aB
-rgy	aT
-ria	aH
-rian	aI
-rias	aH
-riat	aJ
-rib	aH
-rica	aS
-rich	aC
-rics	aC
-rict	aI
-rid	aJ
-rida	aC
-rie	aJ
-ried	aI
-rien	aI
-rier	aH
-rift	aH
-rig	aD
-rige	aH
-rime	aG
-ring	aI
-rino	aD
-rio	aI
-rior	aF
-rios	aC
-rips	aJ
-ript	aF
-rir	aH
-ris	aE
-risk	aJ
-rity	aI
-rive	aJ
-rix	aD
-riya	aE
-rke	aI
-rks	aI
-rlap	aJ
-rle	aE
-rls	aT
-rly	aJ
-rmal	aH
-rman	aH
-rmen	aB
-rnen	aT
-rner	aG
-rnes	aI
-rns	aT
-rnt	aJ
-rod	aH
-rof	aH
-roit	aU
-rols	aG
-rom	aH
-ron	aG
-rope	aI
-rown	aJ
-rox	aJ
-roße	aG
-rque	aA
-rras	aE
-rre	aB
-rren	aC
-rta	aI
-rtal	aF
-rtar	aG
-rten	aA
-rtet	aI
-rth	aF
-rto	aG
-rtos	aG
-rts	aI
-rue	aI
-ruf	aH
-ruh	aD
-ruit	aG
-rule	aG
-rum	aF
-rupo	aH
-rust	aI
-ruto	aJ
-rve	aH
-rvus	aI
-rzen	aF
-rzte	aD
-s	aJ
-saas	aI
-sado	aS
-sag	aH
-sage	aH
-sals	aE
-sam	aC
-san	aI
-sapp	aH
-sar	aI
-sas	aH
-say	aI
-says	aJ
-sca	aG
-sco	a[
-scp	aE
-scs	aE
-seat	aG
-seit	aG
-sel	aG
-sell	aG
-sem	aG
-sen	aJ
-send	aI
-sent	aE
-seo	aH
-sera	aE
-sers	aF
-ses	aE
-sets	aJ
-seum	aH
-seur	aE
-sfer	aJ
-she	aJ
-shes	aI
-shut	aJ
-sian	aF
-sic	aI
-sie	aH
-sign	aI
-sin	aI
-sine	aC
-sis	aE
-sita	aG
-sity	aU
-sive	aI
-sivo	aF
-six	aJ
-size	aC
-sks	aI
-sman	a@
-sms	aE
-sn't	aJ
-snt	aC
-soc	aY
-soir	aF
-soll	aJ
-sona	aW
-sort	aG
-sous	aH
-soy	aI
-spa	aH
-spat	aE
-spo	aF
-sr	a[
-ssed	aI
-ssor	aJ
-st	aJ
-star	aF
-sten	aH
-ster	aH
-ston	aI
-stos	aF
-su	aJ
-sum	aI
-sun	aE
-sung	aJ
-sure	aH
-sus	aH
-tada	aB
-tado	a@
-tadt	aH
-tag	aJ
-tage	aH
-tail	aH
-tain	aI
-tall	aI
-tals	aI
-tan	aD
-tand	aG
-tat	aC
-tats	aI
-te	aJ
-ted	aF
-tee	aD
-teer	aI
-tees	a@
-tein	aG
-tell	aJ
-tem	aF
-tens	aS
-tent	aX
-teo	aI
-tern	a=
-tero	aH
-tet	aJ
-teur	aF
-tez	aJ
-tfit	aH
-thu	aJ
-tia	aG
-tial	aG
-tian	aE
-tied	aJ
-ties	aF
-tig	aJ
-til	aH
-tile	aI
-tine	aH
-tipo	aI
-tis	aG
-tite	aE
-tiva	aA
-tive	aG
-tles	aG
-tmas	aI
-tner	aH
-ton	aD
-tone	aG
-tora	aB
-tors	aI
-tort	aH
-tour	aC
-town	a=
-tra	aJ
-trag	aH
-tras	aH
-trat	aC
-tree	aE
-tri	aH
-tron	aH
-trop	aJ
-tros	aG
-try	aF
-tte	aJ
-ttel	aH
-tten	aE
-tter	aG
-ttle	aH
-tto	aG
-tton	aJ
-ttre	aJ
-tuck	aD
-tun	aE
-tur	aG
-tus	aI
-tut	aI
-tv-l	aD
-tx	aH
-tze	aH
-u	aG
-u'a	aH
-uals	aI
-uan	aI
-ube	aT
-uber	aH
-ubi	aH
-ubt	aJ
-uce	aG
-uche	aC
-ucht	aG
-ude	aB
-udi	aS
-ueda	aI
-uel	aJ
-uelo	aF
-uels	aC
-uen	aH
-uer	aG
-ues	aG
-uese	aJ
-uest	aD
-ueve	aI
-uft	aG
-uge	aE
-ught	aH
-uhe	aG
-uhu	aA
-uil	aI
-uild	aA
-uipe	aH
-uire	aH
-uis	aI
-uite	aG
-uity	aB
-ular	a=
-uler	aD
-ult	aH
-ults	aF
-um	aJ
-ume	aH
-umen	aJ
-ump	aG
-ums	aF
-un/a	aX
-unas	aI
-unca	aI
-uner	aG
-ungs	aJ
-unk	aH
-uns	aH
-unto	aT
-upa	aD
-upe	aI
-upo	aH
-ups	aF
-ur	aI
-ural	aH
-uras	aI
-ured	aG
-uren	aE
-urf	aJ
-uria	aH
-urne	a?
-urns	aE
-urst	aC
-urt	aI
-urz	aI
-usca	aF
-user	aD
-uses	aD
-uss	aG
-uta	a>
-utch	aJ
-uten	aI
-uter	aI
-utes	aH
-uvre	aH
-uße	aE
-ußen	aJ
-v	aJ
-v-l	aD
-va	aI
-vac	aW
-vada	a?
-val	aG
-vans	aH
-var	aI
-vas	aH
-vat	aG
-ven	aH
-vera	aB
-vet	aE
-via	aH
-vie	aF
-viel	aI
-vil	aJ
-vis	aA
-voir	aE
-voll	aI
-von	aI
-vous	aI
-vrai	aJ
-vre	aB
-vus	aI
-vz	aI
-wald	aF
-wall	aC
-ward	aE
-wed	aJ
-weit	aG
-wen	aG
-werk	aH
-wg	aI
-what	aJ
-wick	aD
-wing	aF
-wir	aJ
-wirt	aG
-wish	aI
-wner	aE
-wns	aH
-wo	aH
-woch	aG
-wood	aD
-wort	aE
-wurf	aH
-x2	aF
-xas	aJ
-xto	aH
-xtra	aI
-y's	aI
-ya	aG
-yage	aA
-yee	aD
-yees	aI
-yes	aC
-ying	aE
-yme	aC
-yrs	aJ
-zada	aD
-zar	aH
-zas	aS
-zero	aI
-zig	aJ
-zing	aI
-zlei	aI
-zon	aD
-zona	aF
-zte	aE
-zubi	aH
-zug	aI
-zuge	aI
-zum	aH
-zung	aD
-zur	aG
-ßen	aI
. "	aT
. .	aF
. 0	aH
. a	aF
. al	aE
. ausbildung	aF
. basic	aE
. befristet	aI
. call	aG
. der	aG
. drei	aA
. du	aH
. ein	aG
. eine	aI
. en	aA
. english	aI
. er	aD
. fijo	aI
. five	aF
. four	aI
. frau	aJ
. from	aJ
. grade	a8
. hay	aD
. hr	aE
. i	aG
. job	aC
. kein	aH
. keine	aH
. la	a@
. le	aI
. lo	aT
. lohn	aJ
. los	aF
. manipulador	aF
. master	aG
. me	aE
. mehr	aH
. mostly	aD
. must	aF
. pas	aH
. portfolio	aG
. post	aH
. poste	aI
. reports	aG
. se	aF
. si	aG
. so	aI
. the	aA
. there	aI
. they'd	aH
. three	aH
. to	aC
. un	aF
. une	aG
. v	aI
. vollzeit	aC
. we've	aH
. wer	aI
. y	aY
/ 0	aA
0 
	aI
0 (	aC
0 )	aT
0 +	aH
0 -	aE
0 /	aJ
0 :	a@
0 a	aG
0 anos	a@
0 april	aJ
0 at	aI
0 beds	aH
0 bei	aD
0 beschaftigte	aI
0 bis	aF
0 children	aC
0 de	aI
0 employees	aG
0 et	aY
0 fte	aX
0 hr	aH
0 jahre	aH
0 jan	aI
0 km	aI
0 m	a>
0 ma	aG
0 mitarbeitende	aH
0 monate	aI
0 month	aC
0 net	aI
0 nights	a=
0 nov	aE
0 november	aF
0 oder	aI
0 on	aH
0 people	aD
0 pers	aH
0 personnes	aG
0 persons	a_
0 pm	a<
0 ppl	a@
0 salaries	aH
0 seats	aS
0 staff	aI
0 to	aH
0 und	aG
0 wochenstunden	aH
0 year	aE
0 zimmer	aG
01.0-	aH
12.4-	aF
12s ,	aG
2.10-	aG
2.40-	aJ
2.400	aJ
23-2-	aE
25-3-	aJ
3.30-	aE
30-3-	aI
31.1-	aI
58-6-	aA
6.30-	aH
7th	aS
7th-	aS
: 
	aB
: "	a@
: cdd	aJ
: dr	aG
: un	aU
: we	aD
<
 "	aU
<
 (	aI
<
 at	aG
<
 benefits	aJ
<
 cdi	aI
<
 der	aI
<
 die	a@
<
 el	aH
<
 extras	aE
<
 fixed	aG
<
 grade	a@
<
 job	ab
<
 la	aU
<
 may	aI
<
 me	aF
<
 on	aF
<
 ort	aI
<
 permanent	aG
<
 responsable	a?
<
 si	aI
<
 team	a>
<
 the	aH
<
 two	aI
<
 un	aJ
<
 was	aV
<
 we	aG
<
 where	aH
<
 wie	aH
<! )	a@
<" a	aI
<" rockstar	aI
<( !	aI
<( e	aX
<( m/w/d	aZ
<( mid	aY
<( or	aC
<( the	aH
<( w/m/d	a\\
<( we	aG
<( yes	aH
<) 
	aF
<) +	aE
<) -	a\\
<) :	aE
<) a	aB
<) and	aC
<) de	aS
<) in	aA
<) mit	aC
<) sucht	a^
<) y	aF
<+	aI
<+ prime	aI
<, 
	aB
<, "	aG
<, (	a<
<, able	aJ
<, after	aY
<, also	aF
<, anbei	aF
<, annual	aJ
<, auto	aG
<, basically	a>
<, be	aG
<, bereitschaft	aH
<, bitte	aF
<, book	aW
<, bus	aG
<, c'est	aD
<, cabinet	aG
<, call	aT
<, cap	aH
<, carnet	aI
<, chasing	aI
<, chef	a@
<, class	aA
<, clean	aG
<, comme	aJ
<, control	aG
<, da	aI
<, davon	aH
<, der	aR
<, desde	aE
<, deux	aC
<, donc	aF
<, drei	aI
<, du	aG
<, eigene	aH
<, ein	a@
<, en	aG
<, eur	aF
<, exempt	aS
<, flexitime	aI
<, food	a@
<, for	aG
<, four	aI
<, fuhrerschein	aJ
<, fur	aG
<, gern	aW
<, good	aH
<, he	aG
<, hier	aD
<, ich	aI
<, in	aI
<, is	aW
<, lead	a?
<, leave	aE
<, legal	aF
<, lettre	aG
<, mannlich	a[
<, me	aE
<, mise	aI
<, mostly	aF
<, nach	aI
<, ne	aG
<, nein	aV
<, night	aV
<, notes	aJ
<, o	aZ
<, oder	aC
<, ohne	aJ
<, once	aJ
<, open	aH
<, para	a=
<, pas	aH
<, people	aG
<, perm	aI
<, pour	aH
<, registered	aI
<, reporting	aG
<, sap	aI
<, school	aY
<, se	aI
<, seasonal	aH
<, second	a<
<, service	aZ
<, since	aF
<, six	aF
<, some	aF
<, soy	aG
<, sub	aJ
<, thanks	aI
<, there's	aJ
<, three	aF
<, thu	aI
<, tickets	aI
<, trade	aY
<, tres	aI
<, trois	aH
<, tu	aF
<, two	aG
<, une	aH
<, unsere	aE
<, verteilt	aG
<, was	aB
<, water	aJ
<, we're	aJ
<, wohnung	aJ
<, working	aJ
<, would	a\\
<, you	aI
<, zero	aA
<, zwei	a?
<- -	aE
<. ,	aH
<. .	aH
<. 0	aG
<. a	aD
<. ad	aH
<. also	aV
<. ausbildung	a?
<. basic	aH
<. befristet	aJ
<. best	aJ
<. bewerbungen	aH
<. danke	aG
<. der	aG
<. drei	aA
<. du	aC
<. eine	aH
<. en	aF
<. er	aG
<. es	aH
<. experience	aI
<. from	aI
<. grade	aB
<. hay	aH
<. health	aH
<. hr	aC
<. in	aJ
<. kein	aF
<. la	aA
<. lo	aG
<. los	aE
<. mai	aY
<. manipulador	aG
<. master	aH
<. me	aG
<. mehr	aI
<. mein	aI
<. mostly	aG
<. must	aJ
<. need	aR
<. not	aF
<. own	aG
<. pas	aI
<. que	aG
<. reports	aJ
<. tendria	aF
<. the	a>
<. tiene	aI
<. v	aC
<. y	aW
<. you'd	aE
</ 0	aE
<0 (	aD
<0 )	aV
<0 -	aE
<0 :	a?
<0 an	aI
<0 anos	aC
<0 auf	aH
<0 beschaftigte	aH
<0 bruts	aG
<0 children	a@
<0 de	aH
<0 employees	aE
<0 et	aT
<0 for	aH
<0 fte	aX
<0 home	aJ
<0 hr	aF
<0 jahre	aE
<0 je	aJ
<0 jours	aJ
<0 june	aI
<0 la	aG
<0 m	aA
<0 ma	aG
<0 meses	aI
<0 min	aH
<0 mitarbeitende	aE
<0 mois	aI
<0 monate	aG
<0 months	aI
<0 net	aF
<0 nights	a<
<0 november	aF
<0 oder	aJ
<0 people	aC
<0 pers	aD
<0 personnes	aF
<0 persons	a[
<0 pm	a>
<0 ppl	aA
<0 salaries	aI
<0 sept	aF
<0 staff	aI
<0 tag	aG
<0 to	aH
<0 und	aI
<0 weeks	aG
<0 wochen	aI
<0 wochenstunden	aH
<0 x	aB
<0 y	aH
<0 year	aG
<0 zimmer	aE
<1.050	aE
<10th	aH
<11th	aI
<12s	aH
<12s ,	aH
<18th	aF
<1st	aG
<2-3	aE
<2.400	aI
<2nd	aR
<3+	aD
<35h	aB
<37.5	aH
<40h	aJ
<5.30	aI
<60/40	aI
<6:30	aB
<7th	aY
<8-4	aC
<9a	aH
<9b	aB
<: "	aC
<: dr	aI
<: so	aC
<: un	a^
<: we	aF
<; a	aJ
<<"	aJ
<<+	aH
<<1.050	aI
<<12s	aH
<<13th	aI
<<18th	aE
<<1st	aF
<<2-3	aE
<<2.400	aH
<<2x	aF
<<3+	aE
<<35h	aD
<<37.5	aE
<<3k	aH
<<40h	aI
<<5.30	aI
<<60/40	aG
<<6:30	aF
<<7th	aY
<<8-4	aH
<<80-100	a>
<<9a	aG
<<9b	aC
<<;	aH
<<<&	aH
<<<+	aG
<<<1.050	aJ
<<<10.30	aH
<<<12s	aE
<<<18th	aG
<<<1st	aG
<<<2-3	aG
<<<2.400	aI
<<<3.500	aH
<<<35h	aE
<<<37.5	aA
<<<3rd	aI
<<<4-tage-woche	aJ
<<<40h	aG
<<<5.30	aG
<<<5k	aG
<<<60/40	aF
<<<6:30	aF
<<<7th	aY
<<<8-4	aB
<<<80-100	aD
<<<9a	aC
<<<9b	aD
<<<;	aI
<<<a.m	aD
<<<ab	aF
<<<abgeschl	aJ
<<<abgeschlossene	aG
<<<about	aJ
<<<above	aD
<<<abril	aU
<<<abrir	aG
<<<abs	aC
<<<acca	aH
<<<accounting	aR
<<<accounts	aU
<<<acht	aB
<<<across	aH
<<<actually	aE
<<<add	aB
<<<ade	aH
<<<ademas	aH
<<<administrator	aA
<<<adults	aI
<<<advert	aF
<<<advertise	aS
<<<affairs	aX
<<<again	aT
<<<agence	aB
<<<agencia	a@
<<<agencies	aE
<<<agent	aS
<<<agents	aH
<<<agentur	aE
<<<agosto	aJ
<<<agreed	aI
<<<ah	aC
<<<ahm	aF
<<<aid	aI
<<<alimentacion	aG
<<<all	aH
<<<allemand	aF
<<<alles	aC
<<<allowance	aH
<<<als	aH
<<<alte	aF
<<<alternance	aE
<<<alternate	aE
<<<altura	aD
<<<am	aF
<<<amt	aA
<<<analisis	aB
<<<analyst	a]
<<<anbei	aI
<<<anchor	aE
<<<andere	aI
<<<anerkennung	aJ
<<<anglais	aH
<<<animal	aG
<<<anlage	aD
<<<annonce	aT
<<<annual	aI
<<<ano	aH
<<<another	a^
<<<answer	aH
<<<ante	aJ
<<<antes	aE
<<<anuales	aE
<<<anuncio	aX
<<<anywhere	aD
<<<anzeige	aT
<<<app	aG
<<<applications	aS
<<<apply	aI
<<<apprentice	aB
<<<approved	aI
<<<apres	aB
<<<april	aJ
<<<area	a[
<<<around	aE
<<<art	aD
<<<arzte	aH
<<<as	aG
<<<ask	aI
<<<asked	aD
<<<assistant	a\\
<<<assistants	aY
<<<association	aH
<<<asst	a_
<<<astreinte	aF
<<<atelier	aE
<<<atender	aI
<<<au	aI
<<<auch	aI
<<<audit	aE
<<<auditorias	aG
<<<aufgaben	aH
<<<aufwarts	aG
<<<aug	aD
<<<aula	aY
<<<aun	aH
<<<aus	aB
<<<ausbildung	a:
<<<ausschreibung	aW
<<<authority	aG
<<<auto	aC
<<<autour	aF
<<<aux	a>
<<<avec	a>
<<<average	aR
<<<away	aG
<<<aws	aJ
<<<ayuda	aX
<<<b2	aE
<<<baby	aU
<<<bac	aJ
<<<bachelor's	aF
<<<backend	a\\
<<<bad	aH
<<<badge	aI
<<<bahnhof	a@
<<<bajar	aJ
<<<banking	aG
<<<bar	aD
<<<based	aA
<<<basico	aI
<<<basis	aG
<<<batch	aC
<<<baustellen	aI
<<<because	aG
<<<beds	aD
<<<before	aJ
<<<beginn	aH
<<<begleiten	a@
<<<bei	aH
<<<being	aC
<<<below	aE
<<<beraten	aB
<<<beratung	aG
<<<beschaftigte	aB
<<<besetzen	a^
<<<besoin	aU
<<<besprochen	a?
<<<best	aF
<<<better	aD
<<<between	aE
<<<bevorzugt	aG
<<<bewerben	aH
<<<bezahlt	aI
<<<bid	aC
<<<bilingual	aW
<<<bin	aG
<<<bio	aD
<<<biologie	aF
<<<bist	aR
<<<board	aD
<<<body	aC
<<<bonjour	aF
<<<book	aF
<<<booking	aB
<<<bookings	aH
<<<both	aJ
<<<boutique	a@
<<<boxes	aI
<<<branches	aD
<<<brauchen	aU
<<<bridge	aG
<<<brief	aI
<<<bring	aH
<<<british	aC
<<<broker	aW
<<<bruts	aD
<<<btp	aF
<<<bts	aH
<<<buchhaltung	aC
<<<buenas	aH
<<<build	aD
<<<built	aI
<<<bureau	aJ
<<<burgermeister	aF
<<<buro	aT
<<<busca	a]
<<<buscamos	aZ
<<<by	aI
<<<ca	aE
<<<cabin	aX
<<<cabinet	aC
<<<cadre	aF
<<<cafe	aE
<<<caisse	aA
<<<caja	aC
<<<calidad	aE
<<<calle	aI
<<<calls	aH
<<<camp	a@
<<<campana	aI
<<<campo	aF
<<<campus	aD
<<<can't	aF
<<<candidate	aF
<<<capital	aH
<<<card	aH
<<<carnet	aI
<<<carrera	aJ
<<<carriers	aJ
<<<cars	aI
<<<carta	aG
<<<carte	aH
<<<cartera	aE
<<<casa	aH
<<<caseload	aE
<<<cash	aI
<<<casi	aB
<<<castellano	aG
<<<casual	aD
<<<cat	a@
<<<cdd	aG
<<<cdi	aF
<<<ce	aE
<<<centre	aG
<<<centro	aE
<<<centros	aJ
<<<cerca	aD
<<<cert	aI
<<<certificado	aH
<<<cfc	aA
<<<cfo	aE
<<<change	aE
<<<changes	aI
<<<charge	aS
<<<charity	aI
<<<chasing	aJ
<<<chat	aG
<<<chavales	aF
<<<check	aJ
<<<chef	aX
<<<chemist	a\\
<<<chere	aC
<<<chez	aB
<<<choice	aG
<<<choir	aH
<<<city	aC
<<<claims	a[
<<<clase	a@
<<<client	aH
<<<cliente	aA
<<<clientes	aC
<<<clients	aH
<<<clinica	aS
<<<clinics	aJ
<<<clock	aF
<<<closed	aI
<<<closes	aJ
<<<closing	aI
<<<closures	aE
<<<club	a[
<<<cm	aF
<<<coach	aW
<<<coburg	aF
<<<codigo	aH
<<<coffee	aI
<<<cold	aI
<<<colegiacion	aH
<<<college	aE
<<<com	aG
<<<come	aH
<<<comedor	aD
<<<comida	aC
<<<commande	aI
<<<comme	aG
<<<commission	aF
<<<community	aT
<<<como	aE
<<<comp	aG
<<<companeros	aB
<<<company	aI
<<<complaints	aH
<<<complet	aA
<<<con	aI
<<<conferences	aI
<<<conges	aI
<<<construction	aH
<<<consultants	aZ
<<<consumer	aH
<<<contact	aC
<<<contract	aF
<<<contractor	aI
<<<contracts	aD
<<<contrat	aF
<<<control	aU
<<<convenio	aH
<<<convenios	aI
<<<cook	a]
<<<coop	aB
<<<coordinator	aI
<<<core	aJ
<<<cork	aC
<<<corporate	aF
<<<correct	aF
<<<correo	aE
<<<cortex-m	aG
<<<could	aG
<<<council	aB
<<<county	aD
<<<cours	aG
<<<course	aI
<<<cover	aG
<<<covering	aD
<<<covers	aD
<<<cp	aJ
<<<cpd	aJ
<<<creche	aC
<<<credit	aD
<<<crew	aS
<<<cs	aH
<<<cto	aA
<<<cuando	aH
<<<cuarenta	aF
<<<cuentas	aC
<<<cuento	aB
<<<culture	aF
<<<current	aC
<<<curso	aH
<<<cut	aH
<<<cvs	aE
<<<cycle	aV
<<<d	aJ
<<<d'anciennete	aH
<<<d'equipe	aF
<<<da	aF
<<<dabei	aV
<<<daheim	aD
<<<damen	aF
<<<danish	aC
<<<dans	aH
<<<darf	aC
<<<das	aH
<<<data	aI
<<<date	aH
<<<davon	aG
<<<dazu	aJ
<<<dbt	aH
<<<dear	aF
<<<decision	aI
<<<deja	aD
<<<dejar	aH
<<<del	aH
<<<dem	aF
<<<demande	aE
<<<denise	aE
<<<denkbar	aE
<<<depot	aE
<<<deputy	aD
<<<dernier	aH
<<<des	aF
<<<desde	aH
<<<designer	aX
<<<deutschlandticket	aI
<<<dev	ad
<<<devs	aF
<<<dia	aE
<<<dias	aH
<<<dicho	aH
<<<dienstort	aE
<<<digital	aU
<<<diktat	aB
<<<diplom	aD
<<<diplome	aC
<<<dir	aH
<<<dire	aC
<<<directrice	aI
<<<direkt	aI
<<<diseno	aE
<<<dispo	aD
<<<disponibilidad	aD
<<<dix	aA
<<<dog	aB
<<<domingo	aC
<<<domingos	aD
<<<don	aE
<<<don't	aD
<<<donde	aE
<<<done	aJ
<<<donnerstag	aG
<<<door	aF
<<<dossiers	aJ
<<<down	aJ
<<<dr	aC
<<<drafting	aE
<<<drafts	aA
<<<dreimal	aF
<<<dreißig	aI
<<<drh	a[
<<<drittmittel	aH
<<<drive	aG
<<<drivers	a]
<<<driving	aJ
<<<droit	aG
<<<du	aI
<<<due	aB
<<<each	aG
<<<early	aG
<<<easter	aJ
<<<ecocheques	aH
<<<ecole	aC
<<<educacion	aG
<<<eg	aF
<<<ehrlich	aD
<<<eigene	aC
<<<eigentlich	aH
<<<eight	aC
<<<eine	aU
<<<einem	aD
<<<einen	a]
<<<einer	aI
<<<eins	aD
<<<eintritt	aI
<<<electrica	aH
<<<elektriker	aB
<<<elektro	aA
<<<eleven	aH
<<<elf	aG
<<<else	aH
<<<email	aC
<<<empleados	aB
<<<encadrement	aJ
<<<encore	a?
<<<end	aG
<<<energy	aZ
<<<eng	aY
<<<engineer	ad
<<<engineering	aI
<<<engineers	aC
<<<england	aH
<<<ensuite	aD
<<<entry	aU
<<<entwurf	aI
<<<environ	aJ
<<<equipe	aA
<<<equipo	aG
<<<equity	aF
<<<erfahrung	aG
<<<erp	aF
<<<erst	aF
<<<ersten	aA
<<<escribo	aH
<<<espana	aE
<<<est	aG
<<<estate	aH
<<<este	aF
<<<esto	aG
<<<et	aE
<<<etablissement	aI
<<<etwa	aG
<<<eur	aG
<<<europe	a?
<<<even	aH
<<<evening	aC
<<<evenings	aJ
<<<events	aH
<<<every	aI
<<<everyone	aH
<<<everything	aI
<<<evidence	aC
<<<examen	aH
<<<excel	aE
<<<exempt	aG
<<<exp	aC
<<<experience	aI
<<<extension	aJ
<<<f/t	aI
<<<fachkraft	aI
<<<facility	aE
<<<facturacion	aE
<<<fair	aI
<<<faire	aG
<<<fais	aI
<<<fait	aC
<<<fall	aI
<<<falls	aG
<<<familial	aG
<<<familiar	aD
<<<familie	aF
<<<famille	aD
<<<family	aH
<<<fast	aG
<<<fast-paced	aI
<<<faut	aX
<<<feb	aF
<<<februar	aY
<<<feed	aH
<<<fehlt	aa
<<<fest	aJ
<<<festival	aI
<<<few	aE
<<<fiche	aG
<<<figma	aF
<<<fijos	aF
<<<file	aH
<<<filiale	aH
<<<filing	aB
<<<finally	aH
<<<finance	aE
<<<find	aE
<<<fine	aA
<<<firm	a>
<<<fisio	aG
<<<fit	aH
<<<fix	aH
<<<flat	aG
<<<fleece	aG
<<<fleet	aE
<<<flexitime	aH
<<<float	aH
<<<floor	aJ
<<<folk	aF
<<<following	aF
<<<fondo	aI
<<<forecast	aA
<<<forfait	aH
<<<form	aI
<<<formacion	aB
<<<fort	aH
<<<forty	aE
<<<fotos	aI
<<<fp	aI
<<<fr	aI
<<<frances	aJ
<<<franzosisch	aI
<<<frau	aF
<<<frauen	aI
<<<freelance	aD
<<<frei	aF
<<<freier	a>
<<<freundlich	aG
<<<fridays	aE
<<<frisch	aH
<<<from	a?
<<<fruh	aH
<<<fruta	aC
<<<ft	aH
<<<ftc	aF
<<<fte	aF
<<<fue	aE
<<<fuhren	aG
<<<fuhrt	aC
<<<fuhrungszeugnis	aF
<<<full-time	aA
<<<fundraising	aJ
<<<funf	aJ
<<<furs	aR
<<<g	aF
<<<garde	aG
<<<geehrte	aE
<<<gehalt	aG
<<<geht's	aJ
<<<gel	aE
<<<gelernt	aI
<<<general	aG
<<<genre	aH
<<<gern	aI
<<<gestern	aI
<<<gestion	aT
<<<gestoria	aB
<<<gesucht	aV
<<<get	aJ
<<<girls	aZ
<<<given	aH
<<<giving	aF
<<<gleitzeit	aG
<<<gmbh	aC
<<<goes	aF
<<<going	aE
<<<good	aI
<<<google	aE
<<<got	aS
<<<gotta	aD
<<<governors	aS
<<<gp	aC
<<<grad	a@
<<<grado	aF
<<<grand	aI
<<<grande	aF
<<<grant	aF
<<<great	aE
<<<green	aE
<<<gros	aC
<<<group	aE
<<<grow	aD
<<<große	aX
<<<grund	aT
<<<grupo	aA
<<<gruppe	aV
<<<guardia	aI
<<<guardias	aH
<<<gut	aC
<<<gute	aX
<<<guten	aH
<<<guy	aU
<<<gym	aI
<<<h/f	aA
<<<ha	aB
<<<hab	aI
<<<haber	aI
<<<habitaciones	aE
<<<habitants	aC
<<<hablar	aD
<<<haga	aI
<<<half	aH
<<<halfte	aG
<<<hall	aE
<<<hallo	aG
<<<halt	aU
<<<halten	aI
<<<handle	aF
<<<handling	aH
<<<handover	aI
<<<hands	aX
<<<hast	aC
<<<hasta	aE
<<<haus	aG
<<<have	aH
<<<haya	aE
<<<he's	aH
<<<health	aI
<<<heard	aD
<<<heights	aI
<<<heißt	aH
<<<hello	aF
<<<help	aU
<<<here	aI
<<<here's	a?
<<<herr	aG
<<<hibrido	aH
<<<hier	aH
<<<hiring	aD
<<<his	aH
<<<hiya	aF
<<<hochschule	a@
<<<hof	aI
<<<hold	aJ
<<<holen	aB
<<<hols	aI
<<<homes	aE
<<<horario	aI
<<<horarios	aJ
<<<horas	aF
<<<hospital	aE
<<<hot	aE
<<<hotel	aH
<<<hotels	aF
<<<how	aH
<<<hub	aF
<<<hundred	aG
<<<hygiene	aF
<<<i'd	aH
<<<i'm	aF
<<<i've	aF
<<<ig	aF
<<<ihnen	aD
<<<ihr	aD
<<<il	aU
<<<im	aG
<<<immer	aF
<<<incl	aH
<<<indefinido	a@
<<<independent	aF
<<<industrial	aY
<<<info	aJ
<<<ingles	aH
<<<inkl	aI
<<<ins	aG
<<<inside	aB
<<<inspeccion	aG
<<<inspector	aX
<<<insta	aI
<<<intake	aH
<<<interim	aH
<<<interne	aG
<<<into	aC
<<<inutile	aJ
<<<invoices	aH
<<<isn't	aA
<<<iso	aG
<<<its	aB
<<<iv	aG
<<<j	a?
<<<ja	aI
<<<jahre	aI
<<<jahressonderzahlung	aG
<<<jan	aH
<<<january	aI
<<<janvier	aH
<<<je	aJ
<<<jede	aH
<<<jeden	aC
<<<jeder	aF
<<<jedes	aF
<<<jefe	aY
<<<jetzt	aI
<<<jeunes	aH
<<<jobrad	aJ
<<<jobs	aH
<<<join	aD
<<<jour	aH
<<<jours	aH
<<<jueves	a@
<<<june	aH
<<<juni	aJ
<<<junior	aF
<<<junta	a>
<<<jusqu'a	aH
<<<just	aG
<<<kann	aH
<<<kanzlei	a@
<<<kaufmannische	aH
<<<kein	aI
<<<keine	aG
<<<keiner	aG
<<<kennen	aC
<<<kenntnisse	aI
<<<kennziffer	aJ
<<<keys	aG
<<<kids	aH
<<<kind	aF
<<<kinder	aS
<<<kindly	aB
<<<kirche	aH
<<<kita	aE
<<<kitchen	aE
<<<km	aF
<<<know	aH
<<<knowledge	aE
<<<kollegen	aG
<<<komm	aD
<<<komma	aG
<<<konnen	aI
<<<kopfe	aD
<<<kr	aJ
<<<krank	aH
<<<kunden	aF
<<<kurs	aI
<<<kv	aE
<<<l	aD
<<<l'agence	aA
<<<l'an	aI
<<<l'annonce	aG
<<<l'ecole	aW
<<<l'heure	aH
<<<l3	aC
<<<lab	aE
<<<labour	aG
<<<lad	aX
<<<lads	aJ
<<<lait	aG
<<<lang	aG
<<<las	aE
<<<last	aI
<<<lauft	aG
<<<lawyer	aZ
<<<leader	aV
<<<learning	aF
<<<lease	aH
<<<least	aH
<<<leaves	aH
<<<leaving	aH
<<<leer	aJ
<<<legal	aF
<<<lesen	aD
<<<let	aE
<<<letter	aB
<<<letters	aF
<<<letzte	aI
<<<leute	aF
<<<libra	aC
<<<libre	aE
<<<licencia	aJ
<<<licensed	aU
<<<liebe	aH
<<<liebsten	aI
<<<lieferanten	aR
<<<lieu	aF
<<<light	aT
<<<like	aJ
<<<line	aI
<<<lineas	aH
<<<lines	aI
<<<linien	aE
<<<lire	aI
<<<little	aG
<<<llevar	aI
<<<lo	aI
<<<local	aH
<<<location	a>
<<<logiciel	aE
<<<logistics	aR
<<<lohn	aG
<<<london	aJ
<<<long	aI
<<<look	aU
<<<looker	aH
<<<looking	aV
<<<los	aI
<<<lost	aF
<<<lot	aD
<<<lots	aF
<<<love	aU
<<<lovely	aG
<<<luego	aI
<<<lundi	aJ
<<<lyon	aI
<<<m	a@
<<<m.sc	a@
<<<m/w/d	a\\
<<<ma	aF
<<<machen	aH
<<<macht	aC
<<<mag	aC
<<<main	aE
<<<maintenance	a_
<<<maison	aF
<<<make	aA
<<<mal	aF
<<<manage	aD
<<<manager	aZ
<<<manana	aB
<<<mandate	aC
<<<manipulador	aJ
<<<mann	aF
<<<mannlich	a_
<<<mano	aG
<<<march	aE
<<<mardi	aD
<<<marketing	aE
<<<markt	a<
<<<marz	aD
<<<master	aB
<<<maternity	aF
<<<math	aH
<<<matin	aE
<<<may	aI
<<<maybe	aE
<<<mayo	a@
<<<md	aI
<<<media	aJ
<<<medico	aG
<<<medio	aH
<<<meeting	aF
<<<meetings	a@
<<<mehr	aJ
<<<mein	aG
<<<meister	aH
<<<menos	aH
<<<menschen	aE
<<<mensuales	aE
<<<mention	aJ
<<<menus	aH
<<<merci	aE
<<<mes	aG
<<<mesa	a[
<<<meses	aG
<<<meta	aH
<<<metal	aI
<<<method	aI
<<<metiers	aD
<<<mgr	aD
<<<mi	aE
<<<mi-temps	aF
<<<mich	aD
<<<mid	aD
<<<midi	aF
<<<mieux	aG
<<<mileage	aF
<<<mind	aF
<<<mini	aE
<<<minijob	aJ
<<<minuten	aF
<<<mio	aH
<<<mise	aJ
<<<missions	aG
<<<mit	aF
<<<mittags	aJ
<<<mittwoch	aE
<<<mm	aE
<<<mo	aT
<<<mobile	aH
<<<module	aI
<<<moi	aS
<<<mois	aJ
<<<mon	aG
<<<mon-fri	aH
<<<monate	aI
<<<monday	aG
<<<mondays	aJ
<<<monitor	aD
<<<monthly	aH
<<<months	aI
<<<more	aD
<<<morning	aH
<<<mornings	aS
<<<mos	aH
<<<most	aJ
<<<mostrador	aZ
<<<mot	aS
<<<movil	aH
<<<mr	aC
<<<much	aJ
<<<muelle	aI
<<<municipal	aH
<<<musst	aI
<<<must	aI
<<<my	aC
<<<n	aE
<<<n+1	aG
<<<nach	aI
<<<nada	aC
<<<nadie	aF
<<<names	aI
<<<national	aF
<<<native	aI
<<<naturlich	aI
<<<nave	aE
<<<near	aF
<<<nearly	aH
<<<necesita	a^
<<<necesito	ae
<<<needed	aH
<<<needs	aY
<<<nen	aC
<<<net	aJ
<<<netos	aG
<<<nettoyage	aC
<<<never	aG
<<<next	aW
<<<nice	aJ
<<<night	aH
<<<nine	aI
<<<nite	aE
<<<niveau	aI
<<<nivel	aI
<<<no	aH
<<<nobody	aJ
<<<noche	aF
<<<noches	aB
<<<nochmal	a?
<<<noel	aI
<<<nom	aH
<<<nord	aE
<<<norte	aI
<<<nosotros	aF
<<<not	aH
<<<note	aG
<<<notre	aE
<<<nov	aF
<<<november	aH
<<<now	a?
<<<nr	aD
<<<nuit	a<
<<<nuits	aF
<<<number	aF
<<<numero	aD
<<<nur	aI
<<<nurse	aE
<<<nursing	aC
<<<ob	aC
<<<objet	aG
<<<obligatoire	aF
<<<oct	aF
<<<october	aE
<<<octubre	aI
<<<odd	aE
<<<off	aF
<<<officer	aV
<<<offices	aJ
<<<oficiales	aS
<<<oficina	aG
<<<ohne	aE
<<<ok	aA
<<<old	aE
<<<onboarding	aD
<<<once	aH
<<<open	aH
<<<opening	aS
<<<oral	aC
<<<order	aF
<<<ordinary	aJ
<<<ort	aD
<<<os	a>
<<<ostern	aG
<<<ot	aI
<<<ote	aG
<<<otra	aF
<<<out	aH
<<<outfit	aB
<<<outside	aH
<<<over	aH
<<<overlap	aC
<<<own	aH
<<<owned	aA
<<<owner	aA
<<<pa	aI
<<<paar	aC
<<<pagada	aH
<<<pagas	aH
<<<panel	aJ
<<<paper	aI
<<<paperwork	aF
<<<parcial	aD
<<<parental	aJ
<<<parents	aD
<<<park	aG
<<<parkplatz	aE
<<<part	aD
<<<parte	aH
<<<partir	aF
<<<partner	aH
<<<partners	aB
<<<partout	aJ
<<<parts	aE
<<<pasa	aH
<<<passe	aI
<<<passed	aI
<<<passer	aH
<<<patient	aF
<<<patio	aE
<<<paye	aI
<<<payments	aE
<<<peak	aJ
<<<pedimos	aG
<<<pensiones	aJ
<<<people	aH
<<<per	aF
<<<perdon	aI
<<<perfil	aB
<<<permanent	aI
<<<permis	aI
<<<permiso	aI
<<<pero	aH
<<<pers	aC
<<<persona	a^
<<<personas	aU
<<<personne	aA
<<<personnes	aR
<<<persons	aY
<<<petits	aF
<<<peu	aF
<<<peut	aH
<<<pflege	aC
<<<phone	aJ
<<<phrase	aJ
<<<physics	aW
<<<piano	aW
<<<pick	aF
<<<pics	aF
<<<place	aA
<<<places	aG
<<<plant	aH
<<<planta	aW
<<<plataforma	aF
<<<platform	aC
<<<playwright	aG
<<<plc	aD
<<<plus	aG
<<<pm	aF
<<<points	aG
<<<police	aH
<<<policy	aV
<<<polish	aH
<<<por	aH
<<<porque	aF
<<<portfolio	aA
<<<position	aV
<<<poss	aI
<<<possible	a?
<<<posting	aF
<<<posts	aA
<<<pr	a?
<<<practice	aC
<<<pratique	aJ
<<<praxis	aG
<<<premium	aG
<<<preparar	aG
<<<preparing	aA
<<<presence	aF
<<<press	aC
<<<pricing	aJ
<<<primary	aJ
<<<prime	aJ
<<<primera	a\`
<<<principal	aH
<<<privat	aG
<<<pro	aH
<<<probe	aG
<<<probezeit	aI
<<<problem	aI
<<<proceso	aF
<<<production	aY
<<<productivite	aH
<<<producto	a=
<<<prof	aV
<<<profil	aI
<<<programm	aB
<<<programme	aE
<<<projet	aU
<<<promised	aI
<<<property	aX
<<<propia	aD
<<<propio	aI
<<<prufen	aG
<<<public	aI
<<<puesto	a^
<<<puis	aH
<<<pv	a?
<<<qc	aT
<<<qualified	aH
<<<quarterly	aI
<<<quelqu'un	ae
<<<questions	aI
<<<quick	aS
<<<quien	aE
<<<quiero	a]
<<<r	aB
<<<rang	aE
<<<range	aH
<<<rate	aE
<<<rather	aE
<<<raum	aB
<<<re	a@
<<<reach	aS
<<<reads	aJ
<<<ready	aE
<<<real	aE
<<<recepcion	aT
<<<records	aD
<<<recrute	aV
<<<red	aB
<<<reden	aI
<<<references	aH
<<<refs	aF
<<<reg	aI
<<<regional	aI
<<<register	aD
<<<registered	aB
<<<reicht	aI
<<<rein	aC
<<<reisen	aH
<<<remote	aD
<<<remoto	a?
<<<remplacement	aD
<<<remuneration	aH
<<<renouvelable	aF
<<<repairs	aI
<<<report	a>
<<<reporting	a>
<<<reports	aC
<<<reprise	aF
<<<requirements	aH
<<<research	aA
<<<reseau	aG
<<<residential	aE
<<<responsable	aU
<<<rest	aF
<<<resto	aB
<<<retail	aI
<<<retention	aD
<<<retired	aD
<<<returns	aG
<<<reviews	aJ
<<<rig	aG
<<<risk	aI
<<<rn	aY
<<<role	aW
<<<roll	aJ
<<<rolls	aF
<<<rondes	aJ
<<<roof	aG
<<<room	aS
<<<rooms	aG
<<<rota	aG
<<<rotas	aE
<<<rotating	aI
<<<round	aJ
<<<rtt	aF
<<<rue	aC
<<<rules	aI
<<<rund	aF
<<<running	aH
<<<runs	aJ
<<<rural	aG
<<<ruta	aI
<<<s	aJ
<<<saas	aH
<<<sabado	aB
<<<sabados	aI
<<<sabe	aF
<<<sabes	aH
<<<sachbearbeiter/in	aY
<<<safe	aC
<<<safety	aC
<<<sagen	aD
<<<sais	aI
<<<saison	aI
<<<salaries	aG
<<<sale	aG
<<<salida	aH
<<<salud	aE
<<<salut	aF
<<<samedi	aI
<<<sample	aH
<<<san	aD
<<<sans	aE
<<<sante	aF
<<<sap	aI
<<<saturday	aI
<<<savoir	aJ
<<<says	aI
<<<scale	aH
<<<scheduling	aF
<<<schlosser	aE
<<<schluss	aE
<<<schon	aI
<<<school	aJ
<<<schooling	aI
<<<schreib	aJ
<<<schreiben	aH
<<<schule	aG
<<<schulung	a?
<<<schwindelfrei	aD
<<<sci	aW
<<<scp	aD
<<<searches	aC
<<<seat	aI
<<<seats	aT
<<<sechs	aA
<<<secretary	aH
<<<secteur	aE
<<<sections	a@
<<<sede	aF
<<<seguimiento	aH
<<<segun	aG
<<<segunda	aU
<<<seguridad	aY
<<<sehr	aH
<<<seis	aJ
<<<seit	aC
<<<selbst	aI
<<<seleccion	aG
<<<self	a?
<<<senior	aa
<<<senora	aS
<<<sepa	aB
<<<september	aC
<<<septembre	aG
<<<septiembre	aE
<<<ser	aI
<<<serait	aI
<<<servus	aH
<<<set	aI
<<<setzen	aB
<<<sexo	aC
<<<shall	aS
<<<share	aH
<<<sharing	aH
<<<she	aG
<<<sheet	aF
<<<shop	aB
<<<shut	aG
<<<sich	aF
<<<side	aC
<<<siege	aD
<<<siempre	aG
<<<sierra	aC
<<<sign	aD
<<<sin	aG
<<<since	aJ
<<<sind	aF
<<<sing	aE
<<<singen	a@
<<<sinon	aI
<<<sites	a@
<<<sitio	aF
<<<sits	aC
<<<sitz	aD
<<<six	aI
<<<sixty	aH
<<<small	aG
<<<smart	aE
<<<snow	aI
<<<socios	aB
<<<sofort	aE
<<<sold	aF
<<<soll	aE
<<<solo	aI
<<<some	aF
<<<somebody	aU
<<<someone	aW
<<<sometimes	aB
<<<somewhere	aA
<<<somos	aC
<<<sonntag	aE
<<<sorry	aF
<<<sous	aC
<<<south	aA
<<<sowie	aC
<<<soy	a@
<<<spa	aD
<<<spain	aH
<<<spanish	aG
<<<spatestens	aE
<<<speaker	aC
<<<specialist	aY
<<<split	aH
<<<sports	aI
<<<spring	aD
<<<sql	aD
<<<squad	aD
<<<sr	aY
<<<st	aB
<<<stadt	a?
<<<staff	aD
<<<stage	aR
<<<standard	aI
<<<standing	aG
<<<standort	aE
<<<station	aI
<<<statt	aI
<<<statut	aH
<<<std	aH
<<<steht	aF
<<<stellen	aH
<<<step	aH
<<<stipend	aI
<<<stop	aG
<<<story	aG
<<<street	aF
<<<strong	aG
<<<student	aE
<<<studium	aH
<<<stufe	aD
<<<su	aA
<<<subject	aG
<<<suchen	aS
<<<sucht	aR
<<<sunday	aF
<<<sundays	aF
<<<super	aF
<<<superior	aA
<<<supervise	aI
<<<supervision	aH
<<<supplement	aH
<<<supply	aB
<<<sur	aG
<<<sustitucion	aE
<<<t	aD
<<<ta	aG
<<<tableau	aJ
<<<tag	aF
<<<takes	aG
<<<taking	aH
<<<talk	aD
<<<taller	aG
<<<tambien	aH
<<<tarif	aI
<<<tasks	aG
<<<te	aC
<<<teacher	aX
<<<teaching	aH
<<<tech	aF
<<<techniker	aI
<<<teilzeit	a@
<<<telefon	aF
<<<telefono	aI
<<<temp	aI
<<<temporal	aH
<<<tendria	aB
<<<tenir	aV
<<<tenu	aC
<<<terraform	aG
<<<terrain	aE
<<<testing	aD
<<<tests	aI
<<<texas	aH
<<<text	aH
<<<texte	aH
<<<than	aF
<<<that	aH
<<<theatre	aG
<<<then	aI
<<<therapist	aB
<<<these	aH
<<<they'd	aG
<<<thinking	aI
<<<third	aD
<<<thirty	aF
<<<thoughts	aE
<<<thru	aF
<<<thu	aC
<<<thurs	aG
<<<thursdays	aH
<<<ti	aJ
<<<ticket	aH
<<<tidy	aI
<<<tiempo	aG
<<<tienda	aI
<<<tiene	aF
<<<tiktok	aI
<<<til	aC
<<<till	aH
<<<time	aF
<<<tipo	aC
<<<titel	a\\
<<<titre	aI
<<<titulo	a=
<<<todo	aI
<<<todos	aI
<<<told	aG
<<<ton	aH
<<<took	aJ
<<<top	aI
<<<tour	aE
<<<touren	aF
<<<tous	aI
<<<tout	aF
<<<trabajado	aI
<<<track	aX
<<<tractor	aE
<<<trading	aI
<<<tragen	aI
<<<train	aC
<<<trainer	aD
<<<training	aF
<<<transfer	aG
<<<travail	aI
<<<travel	aH
<<<treatment	aE
<<<tres	aF
<<<trial	aE
<<<trimestral	aJ
<<<trips	aG
<<<trois	aG
<<<trop	aG
<<<truck	aG
<<<trucks	aJ
<<<trust	aD
<<<tu	aI
<<<tun	aF
<<<turkisch	aD
<<<turno	aE
<<<turnos	aD
<<<turnover	aI
<<<tv-l	aE
<<<tvod	aG
<<<twelve	aE
<<<tx	aI
<<<type	aB
<<<typing	aF
<<<tz	aH
<<<u	aG
<<<uber	aF
<<<ubernahme	aI
<<<uberzahlung	aH
<<<umfang	aH
<<<unbefr	a?
<<<unbefristet	aI
<<<under	aH
<<<uniform	aI
<<<unlimited	aH
<<<uno	aV
<<<unser	aA
<<<unsere	aJ
<<<unter	aJ
<<<unternehmen	aG
<<<ur	aE
<<<urlaub	aF
<<<us	aJ
<<<used	aH
<<<usine	aC
<<<ux	aV
<<<v	aI
<<<va	aF
<<<vacaciones	aG
<<<vacances	aH
<<<vacancy	aI
<<<valid	aF
<<<valley	aE
<<<van	aJ
<<<vendredi	aD
<<<venga	aH
<<<ver	aH
<<<verantworten	aJ
<<<verkaufen	aG
<<<vers	aI
<<<version	a?
<<<verteilt	aD
<<<vertrage	aI
<<<vez	aI
<<<viajes	a@
<<<vie	aE
<<<viel	a@
<<<vigente	aH
<<<vigo	aD
<<<village	aA
<<<visits	aJ
<<<voila	aG
<<<voll	aE
<<<vollzeit	aE
<<<volunteer	aG
<<<volunteers	aH
<<<vom	aF
<<<von	aG
<<<vor	aG
<<<voraus	aE
<<<vorbereiten	aJ
<<<vormittags	aD
<<<vos	aJ
<<<vous	aC
<<<vrai	aG
<<<vraie	aU
<<<vu	aJ
<<<vz	aH
<<<w/m/d	aW
<<<wa	aH
<<<wales	aF
<<<want	aU
<<<wanted	aS
<<<ware	aI
<<<warehouse	aE
<<<wartung	aD
<<<was	aJ
<<<water	aD
<<<way	aU
<<<we're	aI
<<<web	aC
<<<wednesday	aF
<<<weds	aD
<<<weekends	aF
<<<weg	aF
<<<wegen	aC
<<<weiblich	aV
<<<weight	aH
<<<weil	aG
<<<weiß	aF
<<<well	aI
<<<wenn	aF
<<<wer	aF
<<<werkstatt	aG
<<<wg	aJ
<<<what	aE
<<<whatever	aF
<<<whatsapp	aG
<<<when	aH
<<<while	aG
<<<whom	aJ
<<<wie	aF
<<<willing	aG
<<<windows	aJ
<<<wine	aI
<<<winter	aH
<<<without	aF
<<<wk	aI
<<<wks	aJ
<<<wo	aA
<<<wochen	aI
<<<wochenstunden	aB
<<<wohnung	aC
<<<work	aI
<<<workers	a[
<<<wort	aF
<<<writer	aW
<<<writing	aF
<<<written	aF
<<<wunschenswert	aH
<<<x2	aH
<<<ya	aB
<<<yard	aU
<<<year	aJ
<<<yearly	aG
<<<yes	aH
<<<you	aG
<<<you're	aH
<<<you've	aJ
<<<yourself	aI
<<<yrs	aG
<<<zero	aA
<<<ziehen	aG
<<<zimmer	aA
<<<zona	aB
<<<zug	aG
<<<zum	aC
<<<zur	aI
<<<zusammen	aD
<<<zusatzversorgung	aG
<<<zweite	aC
<<<zwingend	aC
<<<|	aC
<<<•	aH
<<?	aI
<<ab	aF
<<abends	aH
<<aber	aH
<<abgeschlossene	aI
<<about	aF
<<above	aF
<<abril	aH
<<abrir	aF
<<abs	aI
<<accounting	aV
<<accueil	aJ
<<acht	aG
<<across	aJ
<<active	aF
<<actually	aB
<<ad	aJ
<<ade	aE
<<admin	a[
<<administrator	aU
<<adr	aH
<<advert	aE
<<ag	aE
<<agence	aD
<<agencia	aF
<<agents	aE
<<agentur	aE
<<agreed	aD
<<ah	aF
<<ahm	aA
<<aid	aF
<<al	aG
<<all	aD
<<alles	aD
<<allowance	aF
<<alta	aH
<<alte	aE
<<alter	aJ
<<alternate	aH
<<altura	aF
<<am	aG
<<amt	aB
<<analisis	aD
<<analyst	a]
<<anbei	aA
<<anchor	aC
<<anerkennung	aC
<<anlage	aE
<<ano	aF
<<ans	aG
<<answer	aJ
<<ante	aG
<<antes	aH
<<anuales	aH
<<any	aI
<<anywhere	aH
<<applications	aU
<<approved	aD
<<apres	aF
<<are	aH
<<area	a\\
<<around	a@
<<art	aF
<<arzte	aI
<<as	aF
<<asi	aH
<<asked	aH
<<asset	aV
<<assistant	aX
<<assistante	a_
<<assistants	aZ
<<association	aD
<<asst	a]
<<asunto	aJ
<<atelier	aA
<<au	aG
<<auch	aH
<<audio	aF
<<audit	aF
<<auditorias	aD
<<audits	aG
<<aug	aD
<<aula	aW
<<aun	aJ
<<aupres	aB
<<aus	a?
<<ausbildung	a6
<<ausschließlich	aJ
<<auto	aG
<<autobus	aH
<<autour	aJ
<<aux	aC
<<avec	aG
<<average	aA
<<avril	aI
<<away	aH
<<ayuda	aV
<<b2	aF
<<baby	aT
<<bac	aJ
<<bachelor's	aD
<<backend	a\`
<<bad	aC
<<bahn	aH
<<bahnhof	aH
<<bajar	aI
<<band	aU
<<banking	aI
<<bar	aG
<<bareme	aH
<<base	aF
<<based	a?
<<basic	aF
<<basis	aF
<<batch	aA
<<bauen	aJ
<<be	aI
<<because	aA
<<beds	aJ
<<before	aI
<<begleiten	aB
<<bei	aG
<<beim	aB
<<below	aF
<<beraten	aB
<<beschaftigte	aB
<<besetzen	aa
<<besoin	aX
<<besprochen	a@
<<besser	aI
<<best	aI
<<better	aE
<<between	aE
<<bev	aH
<<bevorzugt	aH
<<bewerben	aJ
<<bewerbungen	aH
<<bezahlt	aH
<<bid	aU
<<bilingual	aW
<<bin	aD
<<bio	aE
<<biologie	aI
<<bis	aI
<<bitte	aH
<<body	aE
<<bonjour	a@
<<book	aR
<<booking	aC
<<books	aH
<<boss	aH
<<boutique	a@
<<boxes	aC
<<branches	aB
<<brauchen	aS
<<break	aE
<<breaks	aH
<<bridge	aF
<<british	aF
<<broker	aW
<<brutos	aJ
<<bruts	aD
<<brutto	aG
<<btp	aD
<<bts	aI
<<buchhaltung	aD
<<budget	aI
<<buenas	a@
<<bueno	aX
<<buenos	aH
<<build	a@
<<built	aI
<<bureau	aH
<<burgermeister	aF
<<buro	aI
<<busca	a]
<<buscamos	aZ
<<business	aH
<<by	aF
<<ca	aG
<<cabin	aV
<<cabinet	a@
<<cada	aH
<<cadre	aA
<<caisse	aC
<<caja	aG
<<calidad	aV
<<calls	aE
<<camp	aH
<<campus	aH
<<can't	aE
<<cap	aH
<<card	aI
<<cargo	aW
<<carriers	aH
<<cars	aF
<<carta	aI
<<carte	aA
<<cartera	aV
<<caseload	aD
<<cash	aF
<<casi	aD
<<casual	aW
<<cat	a@
<<cause	aI
<<cdd	aH
<<cdi	aI
<<ce	aB
<<centre	aB
<<cerca	aH
<<cert	aF
<<certificate	aH
<<certs	aI
<<cfc	a>
<<chair	aJ
<<change	aH
<<changes	aI
<<charge	aT
<<chasing	aI
<<chavales	aG
<<check	aI
<<chefs	a>
<<chemist	aV
<<cherche	aX
<<chere	aA
<<chez	a=
<<chf	aJ
<<choice	aH
<<choir	a@
<<christmas	aE
<<cierre	aI
<<cima	aI
<<cis	aI
<<city	aA
<<claims	aY
<<clase	aA
<<clearance	aI
<<cliente	aI
<<clientes	aG
<<clinic	aI
<<clinics	aG
<<clock	aI
<<closed	aE
<<closing	aE
<<closures	aH
<<cm	aI
<<coach	aV
<<coast	aG
<<coburg	aG
<<codigo	aG
<<cold	aF
<<college	aF
<<com	aF
<<come	aD
<<comedor	aD
<<comes	aJ
<<comida	aG
<<coming	aI
<<command	aI
<<commande	aH
<<comme	aE
<<commission	aI
<<communes	aF
<<community	aR
<<como	aR
<<companeros	aG
<<company	aI
<<comparable	aI
<<complaints	aF
<<complet	aF
<<completa	aG
<<concertada	aI
<<conge	aI
<<conges	aG
<<construction	aF
<<consultants	aZ
<<consumer	aC
<<contract	aJ
<<contractor	aF
<<contracts	aB
<<contrat	a?
<<convenios	aG
<<convention	aE
<<cook	aY
<<coop	aC
<<core	aG
<<cork	aC
<<corporate	aD
<<correo	aH
<<cortex-m	aC
<<could	aH
<<council	aE
<<county	aF
<<course	aG
<<cover	aJ
<<covering	aF
<<covers	aF
<<cpc	aI
<<creche	aG
<<credit	a>
<<cro	aC
<<cs	aF
<<cto	aC
<<cuando	aG
<<cuarenta	aG
<<cuenta	aH
<<cuentas	aF
<<culture	aH
<<current	a@
<<curso	aG
<<customers	aH
<<cut	aD
<<cvs	aD
<<cycle	aY
<<d	aB
<<d'equipe	aB
<<dabei	aS
<<daily	aC
<<danach	aG
<<dann	aC
<<dans	aG
<<darf	aC
<<date	aJ
<<dc	aX
<<dear	aA
<<deja	aA
<<dejar	aH
<<del	aG
<<delitos	aD
<<demande	aF
<<denise	aC
<<dental	aH
<<depart	aH
<<depot	aD
<<depuis	aH
<<deputy	aC
<<dernier	aI
<<des	aE
<<desde	aH
<<designer	aV
<<desk	aJ
<<dev	ab
<<devs	aE
<<di	aJ
<<dia	aH
<<dias	aG
<<diciembre	aF
<<dienstort	aF
<<dienstwagen	aI
<<digital	aU
<<diktat	a@
<<dinero	aI
<<diplom	aG
<<diplome	a@
<<dir	aG
<<dire	a?
<<direccion	aR
<<directrice	aI
<<direkt	aH
<<discretion	aI
<<diseno	aB
<<dispo	aD
<<disponibilidad	aI
<<do	aI
<<doce	aC
<<does	aE
<<doesn't	aH
<<domingo	aC
<<domingos	aE
<<don	aA
<<don't	aH
<<dont	aI
<<door	aG
<<down	aG
<<dr	aG
<<drafting	aI
<<drafts	aB
<<drauf	aI
<<dreißig	aJ
<<drh	aV
<<drittmittel	aB
<<driver	aU
<<drivers	a[
<<droit	aX
<<drop	aB
<<due	aW
<<during	aJ
<<dutch	aH
<<easter	aD
<<ebenso	aI
<<ecocheques	aH
<<ecole	aF
<<edge	aH
<<educacion	aD
<<eg	aF
<<ehrlich	aG
<<eigene	aC
<<eigenes	aI
<<eigentlich	aH
<<eight	aH
<<eine	aW
<<einem	aA
<<einen	a]
<<einfach	aG
<<einkauf	aH
<<einmal	aE
<<eins	aG
<<eintritt	aD
<<electricos	aI
<<elektriker	aA
<<elektro	aC
<<eleven	aD
<<elf	a@
<<elternzeitvertretung	aJ
<<email	aD
<<empleados	aF
<<empresa	aD
<<empty	aD
<<en	aJ
<<encadrement	aF
<<encore	a@
<<end	aG
<<ende	aC
<<energy	aZ
<<enero	aH
<<eng	aS
<<engineer	a^
<<engineering	aH
<<engineers	aJ
<<england	aH
<<ensuite	aI
<<entgeltgruppe	aH
<<entre	aI
<<entree	aE
<<entwurf	aF
<<equipe	aD
<<equipo	aS
<<equity	aH
<<equivalent	aG
<<era	aG
<<erp	aI
<<erst	aG
<<es	aE
<<escribo	aD
<<espana	aF
<<est	aA
<<esta	aF
<<este	aF
<<esto	aD
<<et	aE
<<eu	aI
<<euh	aR
<<eur	aF
<<europe	aB
<<even	aH
<<evening	aG
<<events	aJ
<<every	aF
<<everyone	aI
<<everything	aE
<<evidence	aF
<<exam	aF
<<excel	aI
<<exempt	aE
<<exp	aI
<<f/t	aE
<<fachbereich	aI
<<facility	a=
<<factory	aI
<<facturacion	aE
<<fahren	aH
<<fair	aG
<<faire	aF
<<fait	aC
<<fall	aJ
<<falls	aA
<<falta	aW
<<familiar	aD
<<familie	aI
<<famille	aD
<<family	aJ
<<fast	aG
<<fast-paced	aH
<<faut	aS
<<favour	aJ
<<feb	aI
<<februar	aY
<<feed	aG
<<fehlt	aa
<<fest	aE
<<festival	aG
<<few	aE
<<fiche	aI
<<figma	aF
<<fijos	aF
<<file	aI
<<files	aG
<<filiale	aE
<<filing	aE
<<finally	aI
<<finance	aT
<<find	aD
<<fine	aC
<<finish	aG
<<fintech	aH
<<firm	aA
<<fisio	aD
<<fit	aI
<<fix	aA
<<flat	aD
<<fleece	aG
<<fleet	aE
<<flexitime	aG
<<float	aF
<<folk	aG
<<following	aF
<<forecast	aE
<<forfait	aH
<<form	aF
<<formacion	a@
<<formular	a?
<<fort	aG
<<forty	aH
<<fotos	aD
<<fournis	aH
<<fp	aF
<<france	aW
<<frances	aJ
<<franzosisch	aI
<<frau	aF
<<frauen	aI
<<freelance	aC
<<frei	aI
<<freie	aG
<<freier	aA
<<fri	aH
<<fridays	aI
<<frisch	aD
<<frist	aJ
<<from	aE
<<fruta	aB
<<ftc	aG
<<fte	aD
<<fue	aG
<<fuhren	aI
<<fuhrt	aA
<<fuhrungszeugnis	aE
<<full-time	a@
<<fund	aG
<<fundraising	aC
<<furs	a?
<<g	aI
<<garage	aS
<<garde	aF
<<gc	aW
<<geduld	aJ
<<geehrte	aH
<<gel	aI
<<geld	aI
<<gemuse	aG
<<general	a[
<<genre	aI
<<gente	aI
<<gerechnet	aH
<<gern	aS
<<gestern	aI
<<gestion	aS
<<gestoria	aE
<<get	aH
<<gießen	aE
<<girls	a]
<<give	aI
<<given	aI
<<gleich	aH
<<gleitzeit	aI
<<gmbh	aD
<<goes	aD
<<going	aB
<<gold	aC
<<gone	aJ
<<good	aH
<<google	aC
<<got	aH
<<gotta	aG
<<governors	aX
<<gp	aG
<<grad	aD
<<grado	aJ
<<grande	aH
<<great	aE
<<green	aC
<<grille	aC
<<gros	a@
<<group	a@
<<groupe	aF
<<grow	aD
<<grund	aV
<<grupo	aB
<<gruppe	aT
<<guardia	aJ
<<guardias	aG
<<gut	aH
<<gute	aU
<<guten	aH
<<guy	aV
<<gym	aE
<<ha	aA
<<hab	aE
<<habitants	a>
<<haga	aC
<<halbe	aA
<<half	aJ
<<halfte	aE
<<hall	aG
<<halle	aI
<<hallo	aD
<<halten	aC
<<handling	aG
<<handover	aI
<<hands	aS
<<has	aI
<<hast	aG
<<hasta	aH
<<hat	aG
<<hatte	aF
<<hatten	aF
<<haus	aG
<<haya	aF
<<hcpc	aG
<<he	aJ
<<he's	aH
<<health	aI
<<heard	aJ
<<heißt	aI
<<hello	aB
<<help	aS
<<hep	aI
<<her	aB
<<here	aE
<<here's	aB
<<herr	aD
<<hey	a>
<<hi	a=
<<hier	aG
<<high	aG
<<higher	aI
<<hiring	a=
<<his	aH
<<hiya	aC
<<hochschule	aB
<<hola	a?
<<hold	aH
<<holen	aE
<<homes	aI
<<horarios	aI
<<horas	aG
<<hospital	aD
<<hot	aG
<<hotel	aH
<<hours	aJ
<<house	aH
<<how	aH
<<hrs	aI
<<human	aE
<<hundred	aH
<<hygiene	aF
<<i'd	aH
<<i've	aE
<<ich	aD
<<ici	aG
<<ig	aB
<<ihnen	aH
<<ihr	aD
<<im	aJ
<<immer	aB
<<imprescindible	aI
<<incl	aG
<<included	aE
<<indefinido	aB
<<independent	aC
<<info	aH
<<ing	aI
<<ingenieria	aE
<<ingles	aH
<<ingrid	aF
<<ins	aG
<<inserat	a>
<<inside	aE
<<inspector	aX
<<insta	aG
<<interim	aE
<<intern	aH
<<interne	aG
<<into	aF
<<inutile	aC
<<ireland	aH
<<isn't	aD
<<iso	aI
<<its	aA
<<iv	aF
<<j	aH
<<jahre	aG
<<jahrlich	aG
<<january	aH
<<janvier	aH
<<je	aE
<<jede	aI
<<jeden	aC
<<jeder	aJ
<<jetzt	aI
<<jobs	aH
<<join	aF
<<jornada	aI
<<jour	aF
<<journee	aG
<<jours	aH
<<jueves	aC
<<june	aD
<<junior	aD
<<junta	a?
<<jusqu'a	aD
<<jusqu'au	aC
<<just	aG
<<kann	aG
<<kannst	aI
<<kanzlei	aB
<<keine	aG
<<kennen	aI
<<kenntnisse	aI
<<kinder	aS
<<kindly	aE
<<kirche	aF
<<kita	aG
<<kitchen	aB
<<klar	aI
<<klingt	aI
<<km	aF
<<know	aG
<<knowledge	aA
<<komm	a@
<<komma	aE
<<kommen	aJ
<<kommt	aJ
<<kontakt	aJ
<<kopfe	aG
<<kosten	aH
<<krank	aG
<<kunde	aF
<<kunden	aF
<<kundschaft	aI
<<kv	aF
<<kw	aJ
<<l	aI
<<l'agence	aI
<<l'annonce	aB
<<l'ecole	aW
<<l'heure	aI
<<l3	aB
<<lab	aG
<<labor	aA
<<laboral	aI
<<labour	aD
<<lad	aV
<<laden	aI
<<lait	aA
<<lake	aH
<<landkreis	aI
<<lang	aI
<<laptop	aH
<<las	aD
<<lauft	aH
<<lawyer	aY
<<leader	aU
<<leading	aF
<<learning	aI
<<leaves	aI
<<leeds	aJ
<<leer	aE
<<legacy	aF
<<legal	aD
<<lehre	aH
<<leitung	aF
<<let	aF
<<letter	aH
<<letters	aI
<<letzte	aJ
<<lever	aI
<<libre	aG
<<libres	aD
<<lic	aF
<<license	aH
<<licensed	aW
<<liebe	a@
<<lieferanten	aE
<<lieu	aI
<<life	aI
<<lift	aI
<<light	aV
<<ligne	a?
<<like	aJ
<<linea	aG
<<linien	aI
<<linux	aE
<<little	aD
<<lleve	aW
<<local	aC
<<location	aE
<<lodge	aG
<<logistics	aY
<<lohn	aI
<<london	aG
<<look	aU
<<lost	aG
<<lot	aG
<<lots	aD
<<loud	aI
<<love	aE
<<lovely	aH
<<lundi	aG
<<m-f	aC
<<m.sc	a?
<<m/w/d	a]
<<ma	aH
<<macht	aH
<<mag	aD
<<mail	aI
<<main	aE
<<maintenance	a^
<<maison	aA
<<make	aA
<<makes	aG
<<mal	aD
<<management	aI
<<manager	aW
<<managers	aE
<<manana	a>
<<mandate	aG
<<manipulador	aG
<<mann	aF
<<mannlich	a]
<<mano	aA
<<manufacturing	aE
<<mar	aA
<<marca	aH
<<market	aC
<<marketing	aX
<<markt	aB
<<martes	aI
<<marz	aH
<<master	aG
<<mat	aH
<<maternity	aG
<<math	aC
<<maybe	aC
<<mayo	aF
<<md	aX
<<meal	aF
<<mean	aJ
<<media	aF
<<medio	aJ
<<meeting	aF
<<meetings	aI
<<mehr	aJ
<<mein	aF
<<meister	aB
<<menschen	aF
<<merci	aF
<<mes	aJ
<<mesa	aX
<<meta	aG
<<metal	aD
<<metiers	aY
<<mgr	aF
<<mi-temps	aD
<<mich	aH
<<midi	aE
<<mieux	aC
<<migration	aH
<<mileage	aG
<<million	aC
<<millones	aG
<<mind	aI
<<mindestens	aH
<<minuten	aH
<<mio	aG
<<mira	aI
<<mittags	aH
<<mittwochs	aI
<<mme	aH
<<mo	aH
<<mo-fr	aI
<<mobile	aG
<<mogen	aI
<<moi	aT
<<mon	aH
<<mon-fri	aH
<<mon-thu	aI
<<monate	aF
<<monaten	aB
<<monday	aG
<<mondays	aJ
<<monitor	aB
<<montar	aE
<<month	aI
<<months	aI
<<more	aH
<<morning	aE
<<mornings	aT
<<mos	aH
<<most	aI
<<mostrador	aZ
<<mot	aX
<<movil	aI
<<mr	aF
<<ms	aE
<<mths	aF
<<muelle	aF
<<museum	aD
<<must	aI
<<my	aH
<<n	aD
<<n'en	aI
<<n+1	aG
<<nach	aH
<<nadie	aH
<<names	aH
<<national	aG
<<native	aJ
<<naturlich	aH
<<nave	aC
<<ne	aG
<<near	aH
<<nearly	aG
<<necesita	aW
<<necesito	af
<<needed	aI
<<needs	aV
<<net	aD
<<netos	aC
<<nettoyage	aD
<<neu	aG
<<neue	a[
<<never	aF
<<next	aE
<<ni	aJ
<<nice	aI
<<nichts	aJ
<<nine	aE
<<nite	aF
<<noche	aE
<<noches	aB
<<nochmal	a>
<<noel	aH
<<nom	aG
<<nombre	aG
<<nord	a@
<<north	aI
<<nos	aV
<<nosotros	aI
<<note	aH
<<nothing	aH
<<notig	aI
<<nov	a@
<<now	aF
<<nr	a@
<<nueve	aI
<<nuit	a>
<<nuits	aI
<<numero	aJ
<<nur	aH
<<nurse	aF
<<nursing	aB
<<ob	aH
<<objet	aE
<<obligatoire	aI
<<ocho	aB
<<october	aH
<<odd	aA
<<off	aH
<<offen	aI
<<offices	aI
<<oficina	aF
<<ohne	aF
<<old	aH
<<onboarding	aC
<<once	aE
<<open	aD
<<opening	aY
<<oral	aH
<<order	aI
<<orders	aG
<<ordinary	aE
<<os	aC
<<ostern	aH
<<ot	aG
<<ote	aD
<<other	aG
<<otra	aD
<<otro	aR
<<oui	aI
<<out	aF
<<outfit	aF
<<outside	aG
<<over	aI
<<overlap	aE
<<own	aF
<<owned	aD
<<owner	aF
<<p	aI
<<pa	aT
<<paar	aG
<<packaging	aS
<<pagada	aG
<<panel	aH
<<papers	aH
<<paperwork	aD
<<paralegal	aF
<<parcial	aB
<<parental	aG
<<parents	aG
<<park	aE
<<parkplatz	aE
<<part	aD
<<parte	aG
<<partir	aE
<<partner	aE
<<partners	aC
<<parts	aJ
<<passe	aI
<<passed	aF
<<past	aI
<<patch	aS
<<patience	aI
<<patient	aD
<<patio	aC
<<paye	aG
<<pays	a>
<<pc	aG
<<pdf	aC
<<pedimos	aH
<<people	aH
<<per	aD
<<percent	aI
<<perfil	a@
<<perm	aI
<<permanent	aH
<<permis	aI
<<pero	aI
<<pers	aD
<<persona	a^
<<personal	aI
<<personas	aU
<<personne	aD
<<persons	a\`
<<petits	aD
<<peut	aF
<<pflege	aI
<<phd	aG
<<physics	aV
<<piano	aV
<<pick	aE
<<pics	aI
<<pipeline	aH
<<place	aE
<<places	aI
<<plain	aJ
<<plant	aD
<<planta	aH
<<plataforma	aH
<<platform	aB
<<plc	aF
<<plein	aI
<<plus	aE
<<points	aH
<<police	aG
<<polish	aI
<<polnisch	aI
<<pop	aE
<<por	aH
<<porque	aE
<<porter	aH
<<portfolio	aD
<<portugues	aD
<<posible	aJ
<<position	aU
<<possible	aG
<<posting	aI
<<pr	aE
<<practice	aB
<<pratique	aI
<<praxis	aG
<<prefer	aI
<<premium	aD
<<preparing	aE
<<presence	aJ
<<press	aB
<<primary	aD
<<primera	a_
<<primeros	aI
<<principal	aV
<<pro	aH
<<probation	aH
<<probe	aH
<<probezeit	aG
<<problem	aH
<<proceso	aG
<<process	aX
<<production	aX
<<producto	a?
<<prof	aT
<<programm	aE
<<programme	aI
<<projet	aU
<<proper	aH
<<property	aX
<<propia	aE
<<propio	aH
<<pruebas	aI
<<puede	aI
<<puesto	a\\
<<puis	aJ
<<purpose	aE
<<put	aG
<<python	aS
<<qc	aW
<<qualified	aG
<<quatre	aH
<<quelqu'un	a]
<<questions	aI
<<quick	aF
<<quien	aD
<<quiero	ad
<<quiet	aH
<<rang	aC
<<range	aH
<<rare	aF
<<rate	aF
<<rathaus	aI
<<rather	aE
<<raum	aB
<<re	aB
<<real	aC
<<recepcion	aS
<<reception	aI
<<records	aG
<<recruitment	aG
<<recrute	aT
<<red	aB
<<ref	aC
<<references	aF
<<refs	aF
<<reg	aH
<<regional	aF
<<register	a@
<<registered	a<
<<reichen	aI
<<reicht	aH
<<rein	aH
<<reisen	aI
<<release	aI
<<remote	aH
<<remoto	aA
<<remuneration	aJ
<<renouvelable	aH
<<rent	aI
<<repairs	aJ
<<replacement	aH
<<reponse	aI
<<report	aD
<<reporting	aD
<<reports	aI
<<req	aC
<<request	a>
<<requiere	aT
<<requirement	a<
<<reseau	aF
<<residential	aC
<<responsable	aV
<<rest	aF
<<resto	aH
<<retail	aG
<<retired	aC
<<retour	aJ
<<retraite	aF
<<returns	aC
<<reviews	aI
<<rh	aG
<<rig	aD
<<rn	aX
<<roll	aD
<<rolls	aD
<<roof	aF
<<rota	aG
<<rotas	aD
<<rotating	aH
<<rotation	aH
<<round	aF
<<rounds	aH
<<route	aI
<<rue	aI
<<ruf	aF
<<ruta	aG
<<saas	aJ
<<sabado	aD
<<sabados	aG
<<sabe	aI
<<sachbearbeiter/in	ab
<<safe	aB
<<said	aJ
<<sait	aI
<<salaries	aD
<<salary	aI
<<sale	aH
<<sales	aV
<<salida	aF
<<salon	aH
<<salud	aG
<<salut	aD
<<samedi	aH
<<sample	aI
<<samstag	aH
<<san	aC
<<sans	aG
<<sante	aC
<<sap	aI
<<sat	aI
<<saturday	aJ
<<savoir	aB
<<scale	aJ
<<scan	aJ
<<scheduling	aG
<<scheme	aH
<<schlosser	aC
<<schluss	aI
<<schon	aG
<<schools	aJ
<<schule	aD
<<schulung	aE
<<schwindelfrei	aF
<<sci	aZ
<<scope	aH
<<scp	aB
<<screen	aJ
<<searches	aD
<<seasonal	aG
<<sechs	aC
<<second	aW
<<secteur	a>
<<sections	aB
<<sector	aC
<<sede	aH
<<seguimiento	aH
<<segun	aE
<<segunda	aR
<<sehr	aI
<<sein	aH
<<seis	aF
<<seit	aC
<<selber	aF
<<self	aH
<<selon	aI
<<semaine	aH
<<semana	aF
<<semanal	aI
<<senior	a]
<<sepa	aD
<<september	aI
<<septiembre	aG
<<serait	aI
<<seria	aS
<<services	aH
<<servus	aB
<<set	aF
<<setzen	aG
<<seven	aF
<<sexo	aE
<<shall	aX
<<share	aE
<<shared	aG
<<sharing	aE
<<she	aB
<<sheet	aG
<<shifts	aH
<<shipped	aG
<<shop	a?
<<should	aH
<<show	aD
<<shut	aI
<<sich	aE
<<side	aE
<<sie	aH
<<sieben	aC
<<siege	aB
<<siempre	aH
<<sierra	aE
<<sign	aC
<<since	aG
<<sind	aI
<<sing	aI
<<singen	aA
<<sinon	aG
<<sites	a@
<<sitio	aH
<<sits	aC
<<sitz	aC
<<sitzt	aH
<<six	aF
<<skills	aH
<<small	aG
<<smart	aH
<<snow	aG
<<sobre	aG
<<socios	aD
<<sold	aH
<<solide	aE
<<soll	aF
<<somebody	aT
<<sometimes	aG
<<somewhere	aC
<<somos	aE
<<sonntag	aH
<<sous	aI
<<south	aB
<<sowie	aD
<<soy	aC
<<spa	aF
<<spanish	aD
<<spatestens	aH
<<speaker	aH
<<specialist	aa
<<split	aC
<<sports	aI
<<spring	aI
<<sql	aD
<<squad	aC
<<sr	a]
<<st	aA
<<stadt	aH
<<staff	aE
<<standort	aC
<<start	aI
<<started	aI
<<starts	aJ
<<statements	aH
<<station	aG
<<statt	aH
<<steht	aF
<<step	aJ
<<still	aJ
<<stipend	aH
<<stop	aD
<<story	aH
<<strong	aE
<<student	aB
<<studium	aI
<<stufe	aB
<<stuff	aG
<<stunden	aI
<<su	aD
<<subject	aD
<<suchen	aY
<<suite	aH
<<sunday	aJ
<<super	aF
<<superior	a@
<<supervise	aJ
<<supervision	aH
<<supplement	aD
<<supply	a;
<<support	aU
<<sur	aC
<<system	aJ
<<t	aI
<<tag	aG
<<taking	aB
<<talk	aB
<<tarif	aG
<<te	aB
<<teacher	aX
<<teaching	aD
<<teams	aF
<<technical	aH
<<techniker	aI
<<technique	aF
<<techs	aH
<<teilzeit	a?
<<telefon	aJ
<<telefono	aI
<<temp	aE
<<temporal	aB
<<tendria	aE
<<tenir	aZ
<<tenu	aI
<<term	aH
<<terraform	aH
<<terrain	aD
<<test	aI
<<testing	aE
<<tests	aH
<<texas	aB
<<text	a@
<<texte	aF
<<thanks	aC
<<theatre	aC
<<their	aF
<<then	aE
<<therapist	aF
<<there	aI
<<there's	aF
<<these	aG
<<they'd	aE
<<they're	aH
<<thinking	aG
<<third	aH
<<thirty	aG
<<this	aE
<<those	aH
<<three	aI
<<thru	aH
<<thu	aC
<<thurs	aE
<<thursdays	aG
<<ti	aI
<<ticket	aI
<<tidy	a?
<<tiempo	aG
<<tienda	aA
<<tiene	aF
<<tiktok	aF
<<til	aD
<<till	aI
<<time	aG
<<tipo	aE
<<titel	a]
<<title	aG
<<titre	aA
<<titulo	aA
<<today	aA
<<todo	aR
<<todos	aI
<<together	aS
<<told	aI
<<ton	aH
<<tone	aD
<<too	aH
<<took	aI
<<top	aH
<<tour	aC
<<touren	aD
<<track	aZ
<<tractor	aD
<<trading	aJ
<<train	aB
<<trainee	aH
<<trainer	aF
<<training	aF
<<traite	aF
<<transport	aI
<<travel	aG
<<treatment	aH
<<tres	aD
<<trial	aU
<<trimestral	aI
<<trips	aC
<<trop	aG
<<truck	aE
<<trucks	aH
<<trust	aE
<<tu	aI
<<tun	aI
<<turkisch	aF
<<turno	aE
<<turnos	aH
<<turnover	aE
<<tv-l	aF
<<tvod	aJ
<<twelve	aH
<<tx	aD
<<type	aJ
<<typing	aG
<<tz	aI
<<u	aE
<<uber	aH
<<uberzahlung	aH
<<uhr	aH
<<umfang	aI
<<un/a	aI
<<unas	aH
<<unbefr	aH
<<unbefristet	aH
<<under	aE
<<unlimited	aH
<<uno	aV
<<unser	a@
<<unsere	a@
<<unter	aI
<<unternehmen	aC
<<uop	aG
<<ur	aE
<<urlaub	aG
<<used	aH
<<usine	aG
<<ux	a\`
<<v	aI
<<va	aG
<<vacances	aG
<<vacancy	aG
<<valid	aC
<<valley	aD
<<vamos	aI
<<vat	aJ
<<vendredi	aE
<<ver	aE
<<verdad	aH
<<vers	aG
<<version	aA
<<verteilt	aG
<<vertrage	aG
<<viajes	aA
<<vie	aF
<<viel	aB
<<vier	aJ
<<vigo	aD
<<village	a?
<<voila	aG
<<voir	aI
<<voll	aJ
<<vollzeit	aF
<<volunteer	aC
<<vom	aD
<<von	aG
<<vor	aJ
<<vorbereiten	aI
<<vormittags	aI
<<vos	aH
<<vous	aD
<<vraie	aV
<<vz	aI
<<w/m/d	a]
<<wa	aG
<<wales	aD
<<want	aS
<<ware	aI
<<warehouse	aA
<<wartung	aH
<<was	aH
<<water	aA
<<way	aT
<<we'd	aT
<<we're	aF
<<we've	aE
<<weather	aH
<<web	aC
<<wed	aG
<<wednesday	aG
<<weds	aA
<<weg	aD
<<wegen	aH
<<weiblich	ac
<<weiß	aG
<<wenn	aG
<<went	aJ
<<wer	aI
<<werden	aG
<<werkstatt	aD
<<wfh	aF
<<wg	aH
<<what	aH
<<whatever	aD
<<whatsapp	aF
<<while	aB
<<who's	aB
<<wie	aG
<<wieder	aJ
<<willing	aB
<<windows	aD
<<winter	aI
<<wir	aG
<<wissen	aV
<<with	aH
<<wk	aH
<<wks	aH
<<wo	aG
<<woche	aI
<<wochen	aI
<<wochenstunden	aH
<<wohnung	aE
<<words	aE
<<work	aH
<<worked	aI
<<workers	a[
<<works	aE
<<workshop	aG
<<wort	aD
<<writer	a]
<<writing	aG
<<written	aH
<<wrote	aJ
<<wunschenswert	aG
<<x2	aB
<<ya	aB
<<yard	aT
<<yearly	aI
<<years	aJ
<<yo	aI
<<you	aH
<<you're	aE
<<yr	aI
<<yrs	aG
<<zeit	aH
<<zero	aA
<<ziehen	a@
<<zimmer	aC
<<zona	aB
<<zug	aI
<<zum	aB
<<zur	a>
<<zusammen	aG
<<zusatzversorgung	aH
<<zwei	aG
<<zweit	aG
<<zweite	aI
<<zwingend	aA
<<|	a@
<<•	aH
<? 
	aS
<_ 0	aZ
<_ a	aE
<_ also	aH
<_ an	aB
<_ bonjour	aB
<_ buenas	aE
<_ buenos	aH
<_ dear	aA
<_ diktat	aC
<_ frau	aG
<_ from	aE
<_ good	a@
<_ guten	aF
<_ hallo	aH
<_ hello	aF
<_ hey	a@
<_ hi	aG
<_ hiya	aG
<_ hola	aE
<_ job	a\\
<_ liebe	aG
<_ looking	aE
<_ moin	aF
<_ morning	aF
<_ need	a;
<_ ok	aA
<_ quick	aG
<_ right	aE
<_ salut	aF
<_ sehr	aH
<_ servus	aF
<_ so	a=
<_ we	a?
<_ wir	aG
<a ,	a?
<a 0	aH
<a bit	aV
<a chair	aE
<a day	aI
<a deja	aI
<a domingo	aI
<a fin	a@
<a head	aY
<a los	aG
<a month	aJ
<a nice	aI
<a quarter	aG
<a real	aG
<a su	aJ
<a ver	aF
<a wk	aI
<a year	aG
<ab	aG
<about	a@
<about the	aR
<abril	aI
<abrir	aH
<abs .	aI
<account	aA
<accountant	aA
<accueil	aI
<acht	aC
<across	aI
<active	aD
<ad	a?
<add	aR
<ade	aC
<ademas	aI
<admin	aW
<administrator	aZ
<adr	aH
<adults	aI
<advantage .	aJ
<advert	aD
<advertise	aI
<after a	a[
<after the	aH
<ag	aF
<again	a@
<age	aI
<agence	aT
<agencia	aF
<agencia de	aJ
<agency	aE
<agenda	aB
<agent	aR
<agents	a@
<agentur	aE
<agosto	aJ
<agreed	aA
<ah	aH
<ah ,	aH
<ahm	aA
<aid	aI
<al	a;
<alimentacion	aE
<alimentos	aH
<alle 0	aE
<allemand	aH
<alles	aA
<allowance	aE
<also ,	aG
<alta	aH
<alter	aH
<alternance	aJ
<alternate	aH
<altura	aE
<am	aJ
<amt	aA
<an	aJ
<an :	aH
<an ad	aG
<an den	aC
<an die	aE
<analisis	aA
<analyst	aU
<analyst ,	a_
<anbei	aF
<anchor	a@
<and a	aI
<and me	aG
<and one	aU
<and the	aH
<and then	aJ
<and to	aH
<andere	aJ
<anerkennung	aF
<anlage	aE
<annonce	a@
<ano	aH
<anos ,	aF
<anos de	aR
<anos en	aH
<ans ,	aH
<answers	aG
<antes	aH
<antes de	aH
<anuales	aG
<anuncio	aH
<anywhere	aJ
<anywhere in	aJ
<anzeige	aA
<app	aJ
<apply	aG
<apprentice	aS
<apprenticeship	aG
<approved	aT
<apres	aF
<april	aI
<are	aJ
<area	a[
<around	aF
<art	aB
<arzte	a?
<as	a9
<as a	aI
<asap	aR
<asi	aF
<asi que	aH
<assistant	aU
<assistante	aV
<assistants	aV
<association	aA
<association ,	aH
<asst	aX
<atelier	aB
<au	aI
<auch	aH
<auch .	aG
<audio	aI
<audit	aH
<auf 0	aF
<auf dem	aZ
<aufwarts .	aI
<aug	aC
<aula	aZ
<aun	aI
<aun no	aJ
<aus	aC
<ausbildung	a<
<ausschreibung	aU
<aussi	aF
<auto ,	aA
<autour	aH
<autour de	aH
<aux	aD
<avec	aG
<avec la	aF
<avec le	aC
<average	aD
<avoid	aI
<avril	aE
<away	aI
<aws	aH
<azubi	aE
<b 
	aG
<b2	aF
<bachelor's	aG
<backend	a[
<bad	aF
<bahn	aI
<band	aV
<bank	aD
<bank ,	aE
<banking	aG
<bar	aF
<base	aD
<based	a@
<based in	aJ
<basic	aG
<basico	aI
<basis	aD
<batch	aG
<bauen	aG
<because	aC
<bed	aI
<beds ,	aJ
<been	aF
<before	aF
<befristet	aH
<begleiten	a?
<bei	aH
<beim	aI
<beraten	aD
<beratung	aF
<beschaftigte	aD
<beschaftigte ,	aI
<besetzen	aY
<besoin	aC
<besprochen	aA
<between	aG
<bezahlt	aI
<bike	aH
<bilingual	aZ
<bio	aF
<biologie	aZ
<bis	aI
<bis ende	aI
<bit of	aS
<board	aD
<body	aB
<bon	aG
<bonjour	aA
<bonus .	aJ
<booking	aC
<bookings	aD
<both .	aH
<boutique	aB
<box	aD
<boxes	aD
<branches	a?
<brauchen	aX
<braucht	aA
<break	aE
<breaks	aG
<bridge	aG
<bringt	aC
<british	aI
<broker	aS
<bruto	aJ
<bruts	aG
<brutto	aG
<btp	aE
<bts	aI
<buchhaltung	aB
<buenas	aE
<bueno	aF
<buenos	aJ
<buenos dias	aH
<build	aE
<built	aJ
<bureau	aI
<burgermeister	aC
<buro	aI
<bus	aI
<buscamos	a\\
<by	aG
<ca	aF
<cada	aH
<cadre	a=
<caisse	aF
<caja	aF
<call it	aX
<call the	aE
<calls	aJ
<campana	aF
<campo	aE
<campus	aE
<can be	aR
<can get	aY
<can read	aJ
<can we	aG
<can you	aD
<can't	aF
<candidate	aJ
<cantine	aJ
<card	aI
<cards	aH
<careers	aG
<cargo	aU
<carnet	aJ
<carriers	aA
<cars	aG
<carta	aH
<carte	aD
<cartera	aW
<casa	aJ
<casa ,	aE
<caseload	aI
<cases	aG
<cash	aF
<casi	aB
<caso	aI
<casual	aY
<categorie	aJ
<cause	aJ
<cdd 0	aH
<cdi	aH
<cdi ,	aI
<ce	aG
<centre	a>
<centro	aH
<centro de	aH
<cerca	aE
<cert	aB
<certificado	aH
<certificate	aH
<cfc	a?
<chainsaw	aI
<chair	aA
<changes	aH
<chasing	aI
<chat	aJ
<check	aH
<chef de	aW
<chefs	a<
<chemist	a\\
<cherche	a_
<chere	aB
<chez	a@
<choice	aG
<choir	aT
<choose	aI
<cima	aG
<cinco anos	aI
<cis	aG
<city	a>
<clase	aB
<class 0	aX
<client ,	aI
<clientes	aF
<clients	aI
<clients .	aY
<clinic	aI
<clock	aJ
<closed	aH
<closing	aG
<closures	aG
<club	aE
<club ,	aW
<cm	aD
<co .	aA
<coach	aS
<coast	aF
<coburg	aJ
<codigo	aF
<cold	aI
<colegiacion	aH
<college	aH
<com	aE
<comedor	a@
<comida	aI
<comida ,	aF
<comite	aH
<command	aH
<comme	aI
<commercial	aI
<commission	aI
<comp	aI
<companeros	aC
<comparable	aI
<complet	aE
<completa	aF
<con 0	aG
<con cartera	aW
<con el	aG
<con gente	aH
<con la	aF
<con una	aI
<concertada	aH
<conducteur	aB
<conferences	aE
<confirme	a\\
<conge	aJ
<construction	aG
<consumer	aF
<contact	aI
<contract	aG
<contractor	aE
<contracts	aG
<contrat	a>
<contribution	aJ
<convenio	aJ
<convenios	aE
<cook	aR
<cool	aI
<coop	aB
<coordinator	aT
<core	aW
<cork	aD
<corporate	aH
<correct	aJ
<correo	aD
<cortex-m	aB
<cosa	aH
<cost	aG
<could	aF
<council	aA
<council ,	aD
<county	aG
<courant	aI
<course	aG
<court	aI
<covering	aI
<covers	aF
<cp	aI
<cpc	aF
<cpd	aJ
<cro	a@
<cs	aC
<cto	a=
<culture	aG
<current	aA
<curriculum	aI
<customers	aF
<cut	aF
<cv a	aH
<cv and	aF
<cycle	aV
<d	aB
<d'equipe	aB
<da	aH
<dabei	aB
<dach	aW
<daheim	aI
<daher	aH
<daily	aE
<danke	aF
<dann	aC
<dans	aI
<das	a=
<das bitte	aJ
<das ist	aF
<data	aH
<data engineer	a]
<datos	a?
<day ,	aE
<day .	aJ
<days then	aD
<dbt	aD
<dc	aH
<dc pension	aE
<de 0	aI
<de alimentos	aH
<de dos	aJ
<de facturacion	aG
<de fin	aD
<de formation	aH
<de las	aJ
<de los	aT
<de mayo	aG
<de mes	aH
<de noche	aG
<de nuit	aR
<de poste	aD
<de repos	aF
<de semana	aT
<de sueldo	aJ
<de teletravail	aI
<de un	aD
<de vacaciones	aJ
<de verdad	aI
<de vida	aG
<dear	aA
<decision	aE
<degree in	aI
<deja	aE
<dejar	aD
<del	aG
<demande	aA
<denise	aH
<denkbar	aF
<depot	aC
<deputy	aV
<der herr	aH
<der hochschule	aE
<design	aE
<desk	aI
<deux ,	aJ
<dev	aZ
<development	aE
<devs	a?
<dia .	aI
<dias	aJ
<dicho	aJ
<diciembre	aB
<die woche	aD
<dienstort	aF
<dienstplan	aG
<dienstwagen	aH
<diez	aF
<digital	aU
<diktat	aC
<dimanche	aI
<dinero	aH
<diplom	aC
<diploma	aG
<diplome	aI
<dir	aF
<dire	aF
<directeur	a@
<director .	aG
<directrice	a=
<discretion	aJ
<diseno	aD
<dispo	aG
<disponibilidad	aI
<dm	aI
<do	aI
<doce	aC
<does	aB
<doesn't	aG
<doing	aF
<domingo	aD
<domingos	aC
<don	a?
<don't want	aF
<donde	aH
<donnerstag	aI
<dos anos	aB
<down	aC
<dr	aI
<draft	a=
<drafting	aI
<drafts	aG
<drauf	aJ
<drei ,	aX
<dreißig	aH
<drh	a>
<drittmittel	aB
<driver	aR
<driver ,	aH
<drivers	aX
<driving	aI
<droit	a_
<e )	aW
<e 0	aE
<each	aI
<ebenso	aH
<ecole	aJ
<educacion	aD
<eg	aF
<eh	aJ
<eh ,	aV
<ehrlich	aD
<eigene	aH
<eigenes	aH
<eigentlich	aJ
<ein .	aE
<eine	aS
<eine halbe	aH
<einen	aU
<einfach	aJ
<einkauf	aB
<einmal	aG
<eintritt	aH
<el anuncio	aD
<el curriculum	aJ
<el de	aF
<el martes	aI
<electrica	aF
<elektriker	a<
<elektro	aB
<eleven	aI
<elf	aC
<email	aF
<empleados	a>
<employees	aE
<empresa	aI
<empty	aB
<en 0	aB
<en el	aF
<en un	aJ
<en una	aV
<encore	aC
<ende	aH
<energy	a\\
<enero	aF
<engineer	aX
<engineer (	aX
<engineer ,	a^
<engineering	aU
<engineers	a@
<england	aG
<english at	aE
<english for	aG
<ensuite	aC
<entgeltgruppe	aI
<entree	aG
<entrevistas	aJ
<entries	aI
<entry	a>
<environ	aF
<equipe	aF
<equipo de	aG
<equity	aE
<er ,	aY
<erfahrung .	a[
<erfahrung mit	aG
<erp	aJ
<erwunscht	aI
<es	aI
<escribo	aG
<espana	aC
<est	aB
<esta	aB
<estamos	aF
<estamos en	aH
<este	aG
<esto	aH
<et	aH
<et 0	aY
<et pas	aJ
<et une	aI
<euh	aB
<eur	aF
<europe	aB
<europe .	aE
<even	aJ
<evenings	aI
<ever	aI
<everyone	aJ
<everything	aE
<evidence	aH
<examen	aH
<expect	aI
<experiencia	aH
<explain	aH
<explain a	aI
<extension	aH
<extra	a>
<extras	aG
<face	aI
<fachbereich	aF
<facility	aA
<facturacion	aG
<fahren	aI
<fair	aE
<faire	aC
<fais	aE
<fait	aI
<falls	aE
<falta	aZ
<familial	aG
<familiar	aB
<familie	aG
<families	aI
<famille	aC
<family	aJ
<faut	aU
<favour	aJ
<feb	aI
<feed	aF
<fees	aI
<fehlt	aX
<fest	aB
<festival	aE
<few	aE
<fiche	aI
<figma	aB
<files	aF
<filialen	a@
<filing	aC
<finally	aE
<finance ,	aF
<find	aH
<fine	aD
<fine ,	aF
<finish	aG
<firm	aD
<firma	aH
<first 0	aF
<first and	aV
<fit	aH
<fix	a?
<fixed term	aI
<flat	aC
<fleece	aH
<fleet	aG
<flexitime	aI
<float	aH
<folk	aI
<follow	aH
<following	aE
<fondo	aJ
<for 0	aF
<for a	aS
<for someone	aH
<for two	aD
<forecast	aH
<formacion	aB
<formular	a@
<fort	aE
<forty	aJ
<fotos	aD
<fp	aE
<fr	aH
<frau	aD
<freelance	aF
<frei	aI
<frei 
	aJ
<freie	aF
<freier	aD
<freundlich	aH
<fri	aJ
<fridays	aH
<fridays .	aJ
<frisch	aE
<from	aF
<from :	aB
<from the	aE
<front desk	aF
<fruh	aH
<fruta	aC
<ftc	aB
<fue	aD
<fuera	aJ
<fuhren	aI
<fuhren .	aH
<fuhrt	aV
<fuhrungszeugnis	aJ
<full time	aG
<full-time	aC
<full-time ,	aE
<fund	aE
<fur das	aF
<fur den	aV
<fur die	a\`
<fur ein	aH
<furs	aW
<g	aD
<garage	aZ
<garde	aE
<gatos	aI
<gc	aW
<geehrte	aI
<geht in	aG
<gel	aH
<geld	aG
<gelernt	aB
<general	aT
<genre	aH
<gente	aG
<genugt	aJ
<gerechnet	aF
<gern ,	aE
<gestern	aH
<gestern .	aI
<gestion ,	a?
<gestoria	aF
<gesucht	aI
<gießen	aG
<girls	a[
<give	aH
<gleich	aE
<gleitzeit	aH
<gmbh	a@
<go	aH
<go on	aC
<goes	aG
<going	aE
<gold	aH
<gone	aH
<google	aG
<got	aI
<gotta	aH
<governors	aH
<gp	aA
<grad	aH
<grade	aS
<grado	aI
<grande	aG
<great	aF
<green	aC
<grille	aJ
<gros	aG
<group	aA
<groupe	aG
<grow	aE
<große	aC
<grund	aU
<grupo	aE
<gruppe	a=
<guardia	aB
<guardias	aA
<gut	aG
<gute	aU
<guten	aF
<gym	aH
<h	aI
<h 0	aI
<h/f	a_
<ha	aD
<hab	aF
<haben ,	aF
<habitants	aA
<hablamos	aG
<haccp	aJ
<hace	aC
<haga	aF
<halbe	a>
<half	aI
<half of	aE
<hall	aI
<hallo	aG
<halt	a[
<halten	aG
<handle	aH
<handling	aD
<hands	aU
<has	aJ
<hast	aA
<hasta	aF
<hasta la	aE
<hat	aG
<hatte	aH
<hatten	aE
<haus	aH
<have a	aF
<have an	aS
<hbo	aG
<hcpc	aC
<he's	aF
<head	aF
<heads	aB
<heißt	aI
<hello	aH
<help with	a\\
<hep	aF
<hep b	aI
<her	aB
<herbst	aI
<here	aE
<here's	aD
<herr	aF
<hey	aA
<hi	aC
<hier	aI
<hire	a<
<hiring	aA
<hiya	aG
<hochschule	aE
<hola	aC
<hold	aF
<holen	aB
<holiday	aT
<home ,	aJ
<home .	aY
<homeoffice	aJ
<homes	aI
<homes ,	aG
<homme	aC
<horaire	aH
<horarios	aH
<horas ,	aG
<horno	aC
<hospital	aG
<hot	aC
<hotel	aC
<hotels	aI
<house ,	aB
<how	aJ
<hplc	aS
<hq	aG
<hr ,	aI
<hr .	aB
<hr :	aF
<hrs	aG
<hub	aH
<human	aV
<hundred	aH
<hybrid	aE
<hygiene	aF
<i have	aD
<i shall	aX
<i want	aG
<i write	aI
<i'll	aG
<i'm the	a>
<i've	aE
<ich	aI
<ici	aD
<ideally	aH
<if poss	aI
<if we	aV
<if you're	aF
<ig	aD
<ihnen	aC
<ii	aU
<iii	aR
<il me	aD
<im ersten	aJ
<im sommer	aH
<immer	aB
<imprescindible	aI
<in 0	aF
<in a	aD
<in date	aF
<in der	aG
<in-house	aW
<included	aE
<incluido	aI
<indefinido	aF
<independent	aD
<industrial ,	aT
<ing	aB
<ing .	aI
<ingenieria	aJ
<ingles	aJ
<ingles para	aG
<ingrid	aH
<inklusive	aJ
<ins	aF
<inserat	aI
<inside	aD
<inspector	aR
<insta	aF
<intake	aC
<interim	aI
<intern	a>
<inutile	aG
<invoices	aH
<ireland	aG
<is fine	aH
<is off	aJ
<is on	aH
<is the	a?
<isn't	aH
<iso	aF
<iso 0	aI
<ist der	aJ
<it )	aA
<it .	aF
<it's for	aB
<it's the	aS
<its	aD
<iv	aE
<j	aG
<ja	aJ
<ja ,	aI
<jahr 0	aE
<jan 
	aE
<january	aE
<janvier	aG
<jeden	aD
<jefe	aH
<jetzt	aI
<jeunes	aH
<job ,	aE
<jobs	aI
<join	aE
<jour	aF
<jour ,	aH
<jueves	aF
<juli	aH
<july	aJ
<june	aJ
<junio .	aH
<junior	ad
<junta	aG
<jusqu'a	aG
<jusqu'au	aF
<just	aI
<k	aI
<kann	aH
<kannst	aH
<kannst du	aI
<kanzlei	aF
<karte	aX
<kasse	aF
<kaufmannische	aW
<keep	aJ
<kennen	aJ
<keys	aF
<kids ,	aG
<kind	aY
<kindly	aG
<kirche	aI
<kita	aG
<kitchen	aS
<klasse 0	aI
<klingt	aC
<km	aI
<knowledge	aD
<knows	aI
<kollegen	aJ
<kombi	aI
<komm	aF
<komma	aF
<kommen	aF
<konnen	aI
<kopfe	aC
<krank	aI
<kunden	aF
<kundschaft	aI
<kurz	a=
<kv	aI
<kw	aI
<l	aD
<l'agence	aB
<l'annonce	aA
<l'ecole	aU
<l3	aE
<la caisse	aI
<la de	aD
<la junta	aG
<la nave	aH
<la persona	aS
<la tienda	aI
<la web	aI
<lab	aH
<labor	aI
<laboral	aI
<laden	aY
<ladies	aE
<lads	aA
<lait	a@
<landkreis	aI
<landlord	aI
<lang	aD
<language	aH
<languages	aE
<las	aH
<later	aZ
<lauft	aI
<le 0	aI
<le poste	a>
<lead	aJ
<leader	aS
<leading	aC
<leads	aD
<least 0	aE
<leave	aH
<leaves	aC
<leeds	aI
<lehre	aE
<leitung	a;
<letter	aJ
<letter to	aG
<letters	aI
<letters to	aI
<leute ,	aG
<level ,	aR
<level 0	aI
<lever	aH
<libre	aD
<libres	aI
<lic	aD
<license	aH
<licensed	aZ
<liebe	aF
<liebe frau	aD
<lieber	aF
<lieferanten	aD
<lieu	aA
<lift	aH
<light	aU
<like a	aT
<line	aS
<linea	aH
<lineas	aF
<lines	aI
<linien	aH
<linkedin	aG
<linux	aD
<lire	aF
<listed	aH
<little	aB
<live in	aB
<live on	aZ
<llamar	aH
<lleve	aY
<lo de	aF
<local	aE
<location	aH
<location :	aF
<lodge	aE
<logistics	aU
<logistics or	aI
<logo	aB
<lohn nach	aI
<london	aE
<long	aJ
<longer	aI
<look	aW
<looking	aI
<lost	aJ
<lot	aG
<lots	aI
<lots of	aD
<love	aG
<lovely	aF
<lunch	aH
<lunes	aI
<m de	aE
<m-f	aA
<m.sc	aD
<m/w/d	a^
<m/w/d )	a^
<ma	aI
<machen ,	aJ
<macht	aD
<macht der	aI
<mag	aD
<mail	aI
<main	aG
<maintenance	a[
<maison	aD
<make	aD
<makes	aJ
<manage	aD
<manager	aU
<manager 
	aA
<manager ,	aV
<managers	a<
<manana	aA
<mandate	aC
<manipulador	aD
<manipulador de	aJ
<mann	aD
<mannlich	aZ
<mano	aD
<manufacturing	aE
<mar	aD
<marca	aC
<march	aE
<march 0	aG
<market	aE
<marks	aE
<markt	aE
<mars	aH
<marz	aG
<master	aJ
<mat	aF
<match	aI
<maternity	aC
<max	aI
<may 0	aF
<maybe	aF
<mayo	aD
<me (	aA
<me ,	aI
<me .	aG
<me da	aF
<meal	aG
<media	aJ
<medico	aC
<medio	aH
<meet	aR
<meeting	aF
<meetings	aE
<mehr	aI
<meister	aG
<members	aH
<menos	aJ
<menschen	aE
<mensuales	aG
<mention	aI
<menus	aI
<merci	aD
<mercredi	aG
<mesa	aW
<meses ,	aH
<message	aF
<metal	aF
<metiers	aW
<mets	aJ
<mgr	aV
<mi-temps	a@
<mich .	aI
<mieux	aC
<migration	aD
<mileage	aF
<million	aG
<millones	aF
<mind	aI
<mindestens	aH
<mini	aI
<minijob	aF
<minutes	aB
<minutos	aJ
<mira	aF
<mit 0	aF
<mit der	aF
<mitarbeitende	aE
<mittags	aG
<mittwoch	aH
<mittwochs	aG
<mo	aJ
<mobil	aH
<mobile	aF
<model	a?
<moi	aR
<moi je	aD
<moin	aD
<mois 
	aI
<mon	aG
<mon-fri	aH
<monate	aI
<monday	aE
<monde	aH
<monitor	a@
<monsieur	aF
<montar	aE
<months 
	aH
<more	aH
<morning	aG
<mornings	aV
<mostly ,	aE
<mostrador	aZ
<moving	aJ
<mr	aE
<ms	aE
<mt	aG
<mths	aF
<much	aI
<municipal	aV
<museum	aG
<muss	aI
<muss nicht	aG
<must	aJ
<must have	aJ
<my	aI
<n	aB
<nach	aI
<nach dem	aI
<nachte	aI
<nada	aI
<nada de	aJ
<nadie	aG
<name	aS
<national	aB
<native	aG
<naturlich	aG
<nave	aH
<navidad ,	aJ
<near	aI
<nearly	aI
<necesita	aZ
<necesito	aa
<need ,	aH
<need a	a^
<need someone	aU
<need to	aD
<needed	aD
<needs	a[
<needs to	aG
<nehmen	aF
<nen	aS
<net	aH
<netos	aB
<nettoyage	aH
<neue	a]
<never	aI
<next	aH
<ni "	aG
<nice ,	aH
<nights	aV
<nine	aD
<nite	aH
<nivel 0	aX
<no .	aC
<noche	aH
<noches	aG
<nochmal	aE
<noel	aH
<nombre	aH
<nord	a?
<norte	aH
<north	aI
<not "	aB
<not a	aA
<not essential	aI
<notdienst	aI
<note	aH
<notes	aG
<nothing	aI
<notig	aH
<nous	aG
<nous faut	aV
<nov	aA
<now	aB
<nr	aD
<nueve	aH
<nuits	aE
<number	aI
<numero	aC
<nur	aJ
<nurse	a@
<nurses	aC
<nursing	aV
<o .	aA
<o 0	aI
<objet	aE
<obra	aH
<occasional	aH
<ocho	aD
<oct 
	aH
<octubre	aH
<oder einen	a]
<of 0	aI
<of our	aU
<of the	aH
<of them	aV
<of those	aI
<of us	aA
<of which	aG
<off	aH
<offen	aJ
<office	aF
<office 
	a?
<office .	aJ
<office is	aG
<officer	a]
<officer (	a]
<oficial	aI
<oficial de	aU
<oficiales	aD
<oficina	aH
<okay	aJ
<old	aJ
<on est	aE
<on veut	aW
<onboarding	aF
<once	aI
<one and	aI
<only	aJ
<only ,	aI
<open	aD
<opening	a?
<ops	aC
<or "	aG
<or get	aC
<oral	aE
<order	aG
<ordinary	aI
<ort :	aI
<os	aC
<ot	aS
<ote	aG
<other	aJ
<otra	aB
<otro	aT
<ou a	aH
<ou equivalent	aH
<ou un	ad
<oui	aD
<out	aF
<outfit	aA
<outside	aI
<over 0	aI
<overlap	aJ
<own	aH
<owned	aA
<owned ,	aG
<owner	a<
<p .	aG
<pa	aJ
<pack	aI
<pagada	aF
<pagas	aJ
<page	a@
<paid ,	aH
<panel	aI
<paper	aG
<papers	aG
<paperwork	aC
<par an	aF
<par la	aE
<para	aU
<para el	aZ
<para leer	aH
<parcial	a@
<parental	aH
<parents	aI
<park	aA
<parkplatz	aD
<part	aD
<part time	aE
<partir	aH
<partners	a=
<partout	aI
<parts	aE
<pas	aB
<pas )	aH
<pas de	aI
<pas le	aJ
<pasa	aI
<passe	aF
<passed	aE
<passer	aG
<patch	aS
<patient	aD
<patio	aH
<patron	aB
<paye	aG
<payments	aX
<pays	aB
<pc	aF
<pdf	aI
<people ,	aF
<per	aG
<perdon	aI
<perfil	aH
<perm ,	aI
<permanent	aG
<permanent ,	aH
<permis	aG
<permiso b	aG
<pers	aF
<person 
	aB
<person ,	a[
<person .	aT
<persona	a_
<personas ,	aA
<personne	aI
<persons	aZ
<petits	aH
<peu de	aE
<peut	aD
<pflicht	aI
<phd	a@
<phrase	aH
<physical	aI
<physics	aX
<piano	aW
<pick	aD
<pics	aI
<pipeline	aI
<piso	aG
<place	aE
<places	aF
<plain	aG
<plan	aJ
<plant	aB
<planta	aD
<platform	aD
<playwright	aH
<plaza	aS
<plc	aG
<please	aH
<please ,	a@
<pls	aH
<plus	aG
<plus the	aG
<pm 
	aB
<pm ,	aC
<pms	aB
<poco	aH
<points	aI
<police	aH
<polish	aG
<pool	aC
<pop	aJ
<por	aI
<porque	aE
<porter	aU
<portfolio	aH
<portugues	aI
<position	a[
<position :	a[
<poss	aI
<possible	aJ
<possible ,	aE
<post	aU
<post :	a\`
<postgres	aJ
<posts	a[
<pour	aJ
<pour la	aI
<pour le	aD
<pour un	a;
<pr	a?
<practice	aG
<pratique	aG
<praxis	aF
<prefer	aH
<preferred	aJ
<premium	aA
<preparing	aD
<presence	aG
<pricing	aD
<primary	aD
<primera	a_
<probation	aH
<probation 
	aC
<probezeit	aG
<problem	aC
<proceso	aG
<process	aW
<prod	aG
<production	aV
<productivite	aF
<programm	aB
<programme	aF
<promised	aJ
<proper	aH
<properly	aE
<property	aX
<propia	aA
<propio	aE
<prorrogable	aJ
<puesto	a_
<puesto :	a_
<purpose	aF
<put	aG
<qa	aE
<qualifications	aH
<qualified	aC
<quarter ,	aI
<que la	aJ
<que le	aF
<que no	aI
<que sepa	aG
<que son	aG
<quedarse	aG
<quelqu'un	a\\
<quelqu'un pour	ab
<questions	aJ
<qui	aH
<quick	aH
<quick one	aE
<quien	aD
<quiero	a_
<quince dias	aJ
<rang	aH
<range	aH
<rare	aF
<rate	aE
<rathaus	aG
<raum	aA
<re	aD
<re :	aH
<read a	aJ
<ready	aG
<real	aI
<recepcion	aY
<reception	aI
<records	aD
<recruit	aT
<recruitment	aI
<recrute	a^
<recrutement	a>
<red	aA
<references	aH
<refs	aE
<reg	aE
<regional	aE
<register	aF
<regular	aD
<reichen	aI
<reicht	aG
<rein	aI
<release	aI
<relevant	aJ
<remote	aG
<remote ,	aG
<remote in	aF
<remoto	aB
<remplacement	aJ
<renouvelable	aE
<rent	aJ
<rente	aG
<replacement	a@
<report	aG
<report to	aD
<reports	aI
<reports to	aH
<repos	aH
<req	aT
<request	a?
<requiere	a\`
<requirement	aA
<reseau	aH
<residential	aB
<residents	aI
<rest	aH
<resto	aA
<resumes to	aG
<retail	aF
<retention	aF
<retired	aJ
<retour	aJ
<retraite	aG
<returns	aC
<reviews	aG
<rig	aE
<right	aH
<right ,	aT
<ring	aH
<rockstar	aI
<role :	aW
<roll	aC
<rondes	aI
<roof	aE
<roster	aF
<rota	aG
<rotas	aI
<round	aE
<rounds	aI
<rounds ,	aH
<route	aJ
<rue	aI
<rue de	aI
<ruf	aH
<rule	aJ
<rum	aD
<run a	aH
<run the	aY
<rund 0	aH
<running	aJ
<runs	aE
<sabado	aG
<sabados	aD
<sabe	aG
<sachbearbeiter/in	aX
<safe	aA
<sais	aI
<sait	aG
<salaries	aI
<salaries ,	aJ
<salary	aG
<sale	aE
<sales	aZ
<salida	aH
<salon	aE
<salut	aF
<san	a?
<sans	aI
<sante	aD
<sap	aI
<saturday	aI
<savoir	aD
<say "	aI
<says	aJ
<scale	aI
<scheme	aG
<schlosser	a@
<schluss	aG
<school of	aF
<schools	aH
<schule	aB
<schulung	aF
<schwindelfrei	aG
<sci	aT
<scope	aG
<scp	aF
<screen	aG
<screening	aJ
<sea	aH
<searches	aC
<seat	aI
<sechs	aC
<secretariat	aI
<secretary	a?
<secteur	aD
<sections	aA
<sector	aE
<securite	aB
<sede	aF
<see	aF
<segun	aF
<segunda	aT
<seguro medico	aJ
<sehr	aI
<sehr geehrte	aI
<sein	aI
<sein ,	aE
<seis	a@
<seit	aC
<selber	aI
<seleccion	aJ
<self	aF
<sell	aH
<selon	aI
<semanales	aJ
<semanas	aI
<senior	ag
<seniority	aJ
<senora	aT
<sepa	aI
<sept	aI
<september	aH
<september .	aH
<septembre	aB
<septiembre	aC
<ser	aG
<serait	aH
<seria	aT
<series	aH
<service charge	aG
<servus	aF
<setzen	aJ
<shall	aU
<share	aG
<shared	aH
<sharing	aH
<she	aF
<sheet	aI
<shifts	aF
<shop	aI
<show	aG
<shut	aH
<si ,	aF
<si possible	aI
<sich	aH
<side 
	aE
<sie	aI
<sieben	aB
<siege	aE
<sierra	aI
<sign	aF
<similar	aI
<simple	aF
<since	aI
<sind	aG
<sing	aH
<singen	aB
<sinon	aI
<sites	aB
<sites ,	aH
<sitio	aF
<sits	aH
<sitz	aJ
<sitzen	aD
<sitzt	aJ
<six	aI
<sixty	aE
<small	aF
<smart	aH
<so ,	aG
<so 0	aH
<so :	a[
<so no	aI
<so you	aF
<sobre	aG
<social	aR
<socios	aA
<sofort	aJ
<sold	aF
<solide	aD
<soll	aH
<someone to	a[
<sometimes	aI
<somewhere	aF
<somos	aC
<somos una	aB
<sonntag	aG
<sorry	aI
<sort	aF
<sous	aC
<south	aG
<sowie	aI
<soy	aD
<spa	aG
<spain	aV
<spanish	aH
<speak	aE
<speaker	aI
<speaking	aI
<specialist	af
<split	aB
<sports	a>
<spring	aC
<squad	aD
<sr	a^
<st	aE
<stadt	aD
<standort	aB
<start	aJ
<statements	aH
<statements ,	aH
<station	aI
<statt	aE
<std ,	a>
<steht	aD
<stelle	aV
<stellen	a[
<steuerberater	a@
<stipend	aI
<stock ,	aH
<stop	aG
<street	aD
<strong	aD
<student	a=
<students	aE
<students ,	aH
<studies	aI
<studio	aG
<studium	aF
<stufe	aE
<stuff	aF
<stunden	aH
<su	aJ
<su cargo	aJ
<subject	aD
<suchen	aU
<suite	aH
<sunday ,	aE
<sundays	aH
<super	aE
<superior	aC
<supplement	aE
<sur	aH
<sustitucion	aV
<ta	aF
<ta ,	aJ
<tableau	aG
<tag	a@
<taking	aC
<talent	aH
<talk	aG
<talk to	aE
<taller	aH
<target 0	aI
<te	aD
<teach	aI
<teacher	aZ
<teaching	aE
<team 
	aE
<team "	aH
<team .	aA
<teams	aB
<technical	aI
<technicien	aR
<techniker	aE
<technique	aB
<tecnico	aE
<tel	aA
<telefon	aJ
<tell	aH
<temporal	aF
<temps	aI
<tendria	aH
<tenir	aT
<terraform	aC
<terrain	aW
<testing	aD
<texas	aC
<text	aB
<texte	aG
<than	aH
<thanks	aC
<the 0	aH
<the chair	aH
<the class	aG
<the field	aC
<the leads	aJ
<the line	aF
<the one	aH
<the other	aH
<the site	aH
<the staff	aH
<the tone	aG
<theatre	aC
<them ,	aH
<them to	aJ
<then ,	aG
<therapist	a>
<there is	aH
<there's	aG
<these	aD
<they'd	aE
<they're	aF
<thing	aE
<think	aD
<thinking	aE
<thirty	aG
<this	aG
<this is	aI
<those	aI
<through	aI
<thru	aJ
<thu	aC
<thurs	aH
<thursdays	aF
<ti	aF
<ticket	aI
<tidy	aA
<tied	aH
<tiempo	aE
<tiene	aG
<tiktok	aF
<til	a@
<till	aI
<till 0	aG
<time	aI
<tipo	aD
<titel	aU
<title	aY
<titre	aA
<titulaire	aG
<titulo	aE
<titulo de	aD
<to 0	aJ
<to :	a>
<to advertise	aH
<to be	aF
<to go	aD
<to have	aH
<to know	aH
<to live	aX
<to our	aI
<to run	aa
<to sit	aH
<to start	aH
<to take	aH
<to them	aF
<to two	aF
<today	aD
<todo	aS
<todo el	aD
<todos	aD
<ton	aE
<tone	aH
<top	aF
<tour	aB
<touren	aF
<track	a\\
<tractor	aC
<train	aD
<trainee	aA
<trainer	a@
<training	aH
<traite	aC
<transport	aF
<travail a	aJ
<travel	aJ
<treatment	aI
<tres	aH
<trips	aF
<trop	aH
<trucks	aH
<trust	aB
<tt	aI
<tun	aF
<turkisch	aC
<turno	aC
<turnos	aE
<turnover	aH
<tv-l	a?
<twelve	aI
<two .	aY
<two days	aI
<two in	aH
<tx	a@
<type	aH
<tz ab	aI
<u	aF
<uber	aG
<uhr	aG
<um	aB
<um ,	aI
<umsonst	aH
<un sabado	aG
<un/a	aV
<una	aS
<unas	aG
<unbefr	aF
<unbefr .	aH
<unbefristet	aH
<und 0	aG
<und den	aF
<und eine	aD
<und suchen	aV
<under	aE
<unit	aZ
<unit ,	aB
<uno	aU
<unser	aD
<unternehmen	aG
<uop	aH
<up ,	aJ
<up for	aA
<ur	aF
<us 
	aE
<user	aG
<usine	aD
<ux	aW
<v	aI
<v .	aJ
<va	a=
<vacances	aD
<vacancy	aS
<vale	aD
<valid	aD
<valley	a@
<vamos	aH
<vamos a	aI
<vat	aI
<vendredi	aF
<vendredi ,	aI
<ver	aF
<verantworten	aJ
<vergutet	aI
<vers	aD
<version	aF
<verteilt	aG
<verteilt auf	aG
<vertrage	aH
<veut pas	aG
<viajes	aH
<vie	aC
<viel	a>
<vigo	aH
<village	aC
<visitors	aH
<vite	aH
<voll	aD
<vollzeit	aB
<volunteer	a>
<volunteers	a?
<von	aI
<vor der	aI
<vorbereiten	aH
<vormittags	aG
<vorstand	a=
<vos	aI
<vous	a?
<vrai	aE
<vraie	aY
<vz	aG
<w/m/d	a\\
<w/m/d )	a]
<wa	aI
<wales	aD
<want them	aJ
<wanted	aF
<wants to	aT
<war der	aW
<ware	aH
<wartung	aF
<water	aD
<way	aU
<way with	aG
<we get	aC
<we lost	aJ
<we make	aH
<we need	aS
<we pay	aF
<we run	a?
<we want	aY
<we'd	aG
<we're	aC
<we're a	aF
<we've	aH
<web	aI
<wed	aF
<wednesdays	aI
<weds	aF
<week (	aF
<weekends	aH
<weekly	aJ
<weg	aT
<wegen	aG
<weiblich	ab
<weight	aI
<weiß	aI
<welcome	aI
<well	aI
<wenn	aG
<wer	aG
<werden	aG
<werkstatt	aH
<west	aH
<wfh	aF
<wg	aE
<wg .	aH
<what	aJ
<whatever	aW
<whatsapp	aB
<when	aH
<whenever	aF
<while	aC
<who can	aS
<who will	a@
<who's	aD
<willing	aB
<willkommen	aV
<windows	aD
<winter	aH
<wir	aE
<wir brauchen	a?
<wir hatten	aJ
<wissen	aI
<wissen ,	a@
<with	aI
<with one	a@
<with the	aI
<within	aI
<without a	aW
<wo	aD
<wochenstunden	aH
<wohnung	aJ
<words	aJ
<work	aI
<workers	aT
<works	aG
<workshop	aG
<wort	aI
<would be	aE
<would help	aI
<write it	aI
<writer	aX
<wrote	aE
<wunschenswert	aH
<x 0	a]
<x2	aC
<xmas	aH
<y dos	aH
<y el	aE
<y en	aH
<y lo	aG
<y luego	aH
<y no	aH
<y un	aI
<y una	aD
<ya	aE
<yard	aI
<yearly	aH
<years in	aI
<yes	aG
<yes ,	aG
<yo	aI
<you can	aD
<you live	aF
<you make	aI
<you'd	aH
<you're	aG
<yourself	aG
<yr	aI
<yrs	aG
<zeit	aA
<zero	aB
<ziehen	aA
<zimmer	aF
<zona	aD
<zum	aG
<zur	aB
<zusammen	aJ
<zusammen ,	aH
<zwei	aG
<zwingend	aA
<zwolf	aH
<|	aB
>+	aH
>0.8	aG
>1.050	aH
>12s	aB
>13th	aI
>18:30	aI
>18th	aD
>2-3	aI
>2.30	aC
>2.400	aE
>25-30	aD
>2x	aG
>3+	aB
>35h	aA
>37.5	aG
>40h	aI
>5.30	aJ
>6:30	aF
>6k	aE
>7th	aV
>8-4	aH
>9b	aF
>>"	aJ
>>+	aG
>>0.8	aF
>>12s	aB
>>18th	aI
>>1er	aH
>>2-3	aA
>>2.30	a@
>>2.400	aF
>>2nd	aH
>>2x	aD
>>3+	aB
>>35h	aI
>>37.5	aE
>>3k	aJ
>>40h	aI
>>5.30	aJ
>>6:30	aE
>>6k	aE
>>7th	aE
>>80-100	a^
>>9a	aE
>>9b	aG
>>;	aI
>>abends	aI
>>aber	aH
>>abgeschl	aH
>>able	aI
>>about	aB
>>above	aI
>>abs	aH
>>aca	aG
>>access	aD
>>accommodation	aJ
>>account	aB
>>acht	aD
>>across	aW
>>active	aE
>>actually	aA
>>ad	aH
>>add	aE
>>ade	aH
>>adr	aC
>>adults	aE
>>advert	aA
>>advertise	aF
>>again	aE
>>age	aH
>>agencia	aE
>>agent	a@
>>agentur	aE
>>agreed	aE
>>ah	aG
>>aid	aD
>>al	aI
>>allowance	aC
>>alter	aF
>>alternate	aH
>>altura	aH
>>am	aI
>>amt	aE
>>anbei	aG
>>anchor	a=
>>andere	aG
>>anfang	aG
>>animal	aI
>>anlage	a>
>>annual	aG
>>ano	aH
>>another	aD
>>ans	aF
>>answering	aT
>>answers	aF
>>ante	aG
>>anuales	aI
>>anuncio	aC
>>anyway	aG
>>anzeige	aG
>>aout	aI
>>app	aI
>>apply	aF
>>approved	aF
>>approx	aI
>>apres	aH
>>april	aH
>>arbeiten	aC
>>around	aD
>>art	aF
>>arzte	aB
>>ask	aJ
>>asked	aH
>>assistant	aI
>>association	aC
>>asunto	aD
>>atender	aI
>>au-dessus	aJ
>>auch	aH
>>auditorias	aF
>>aufgaben	aH
>>aufwarts	aG
>>aug	aC
>>aun	aB
>>aus	aA
>>ausbildung	aJ
>>auskunft	aG
>>ausschließlich	aH
>>ausschreibung	aB
>>autonoma	aC
>>aux	aE
>>auxiliar	a\\
>>avec	aI
>>average	aH
>>avoid	aI
>>aws	aJ
>>ayuda	aI
>>azubi	aE
>>b	aI
>>b1	aE
>>b2b	aD
>>bachelor	aH
>>back	aJ
>>backend	aH
>>background	aA
>>badge	aC
>>bahnhof	aI
>>bareme	aG
>>basic	aF
>>basico	aH
>>batch	aE
>>bed	aJ
>>beds	aB
>>befristet	aH
>>begleiten	aF
>>behind	aJ
>>bei	aI
>>benefits	aR
>>beraten	aE
>>beratung	a@
>>bereitschaft	aH
>>beschaftigte	a@
>>besoin	aA
>>besprochen	aI
>>besser	aE
>>better	aJ
>>between	aI
>>bev	aE
>>bewerben	aJ
>>bewerbung	aG
>>bezahlt	aJ
>>bid	aH
>>bien	aI
>>big	aH
>>bin	aG
>>bio	aE
>>biologie	aV
>>bist	aE
>>board	aE
>>body	aE
>>bonus	aJ
>>bookings	aE
>>boutique	aD
>>boxes	aA
>>branches	aC
>>brauchen	aD
>>brauchst	aH
>>braucht	aE
>>breaks	aC
>>bridge	aH
>>bring	aI
>>broker	aD
>>brutto	aI
>>btp	aH
>>bts	aH
>>buchhaltung	aF
>>budget	aH
>>building	aF
>>built	aF
>>bus	aE
>>by	aJ
>>ca	aG
>>cabin	aG
>>cabinet	aH
>>cad	aI
>>cada	aH
>>cadre	aS
>>caisse	aI
>>caja	aE
>>calidad	aU
>>calls	aH
>>calm	aC
>>camp	aI
>>campana	aA
>>campus	aD
>>can't	aA
>>car	aG
>>card	aH
>>cards	aI
>>care	aI
>>carnet	aE
>>carrera	aE
>>carriers	aB
>>carte	aC
>>cartera	aS
>>case	aG
>>caseload	aD
>>cases	aI
>>caso	aE
>>casual	aW
>>catering	aH
>>ce	aI
>>cert	aG
>>certificate	aI
>>cfc	aE
>>chainsaw	aH
>>changes	aC
>>charge	aT
>>chasing	aH
>>checks	aF
>>chef	aT
>>chemist	aJ
>>cherche	a=
>>chf	aI
>>choir	aT
>>cinq	aG
>>cis	aB
>>city	a?
>>claims	aX
>>clase	aD
>>clean	aF
>>clear	aG
>>client	aF
>>clientes	aD
>>clients	a@
>>clinica	aW
>>clinics	a@
>>clock	aI
>>closed	aI
>>closes	aI
>>closing	aB
>>closures	aI
>>club	aC
>>co	aB
>>coach	aW
>>codigo	aG
>>cold	aH
>>college	aG
>>comfortable	aG
>>comida	aF
>>command	aC
>>commande	aF
>>commercial	aE
>>commission	aH
>>communes	aH
>>community	aC
>>como	aR
>>comp	aC
>>complaints	aD
>>completa	aI
>>con	aJ
>>concertada	aD
>>conferences	aG
>>confirme	aJ
>>conge	aE
>>consumer	a?
>>contact	aF
>>contract	aA
>>contractor	aI
>>contracts	aG
>>contrat	aA
>>contribution	aH
>>control	aU
>>convenios	aG
>>cook	a[
>>coop	aF
>>coordinator	aF
>>core	aH
>>cork	aY
>>corporate	aF
>>correct	aI
>>correo	aH
>>cortex-m	a@
>>could	aB
>>council	aJ
>>county	aC
>>cours	aH
>>course	aF
>>cp	aI
>>cpc	aG
>>credit	aF
>>cross	aH
>>cs	aI
>>cto	aH
>>cuando	aI
>>cuarenta	aH
>>cuatro	aI
>>cuento	aI
>>current	aB
>>cut	aF
>>cycle	aW
>>d	aV
>>d'anciennete	aI
>>d'equipe	aC
>>d'experience	aF
>>d'un	aH
>>d'une	aE
>>dach	aW
>>daheim	aF
>>daher	aF
>>danke	aD
>>darf	aE
>>data	aE
>>date	aF
>>davon	aF
>>day	aJ
>>dazu	aH
>>dbt	aC
>>dc	aJ
>>decent	aJ
>>decision	aJ
>>deja	aD
>>del	aI
>>dem	aF
>>demande	aD
>>dental	a?
>>depending	aE
>>depot	aB
>>depuis	aC
>>design	aE
>>desirable	aD
>>despues	aJ
>>deux	aG
>>devs	a>
>>di	aC
>>dia	aI
>>dias	aJ
>>diciembre	aU
>>dienst	aJ
>>dienstags	aH
>>dienstort	aI
>>dienstplan	aJ
>>digital	aJ
>>dimanche	a?
>>dinero	aF
>>diplom	aI
>>diploma	aI
>>dir	aJ
>>direccion	aH
>>direct	aJ
>>direction	aS
>>discreet	aI
>>diseno	aC
>>dispo	aG
>>dm	aB
>>do	aG
>>doce	aC
>>doe	aJ
>>does	a@
>>doesn't	aE
>>domingo	aE
>>domingos	aG
>>don't	aH
>>donc	aH
>>dont	aH
>>door	aA
>>dos	aH
>>dossier	aH
>>dot	aE
>>down	aG
>>dr	aG
>>draft	a>
>>drafts	aG
>>drauf	aF
>>drh	aG
>>drittmittel	aU
>>driving	aF
>>droit	a]
>>du	aG
>>dutch	aG
>>duties	aC
>>each	aG
>>early	aE
>>easter	aJ
>>ecole	aY
>>educacion	aG
>>egal	aS
>>ehrlich	aF
>>eigene	a=
>>eigentlich	aE
>>ein	aJ
>>einen	aS
>>einer	aH
>>einfach	aC
>>eins	aD
>>eintritt	aU
>>einweisung	aG
>>electrica	a@
>>electricos	aD
>>electronica	aF
>>elektriker	a>
>>elektro	aG
>>elf	aB
>>elle	aG
>>elternzeitvertretung	aI
>>email	aH
>>empleados	aB
>>empleo	aH
>>employed	aG
>>empresa	aE
>>empty	aC
>>encadrement	aG
>>encore	aG
>>end	aI
>>ende	aG
>>engineer	aU
>>engineers	aE
>>entre	aH
>>entree	aF
>>entwurf	aR
>>eps	aJ
>>equal	aI
>>equipe	aG
>>equivalent	aI
>>er	aJ
>>erp	aG
>>ersten	aH
>>erwunscht	aB
>>es	aI
>>espana	aI
>>est	aI
>>esta	aC
>>estamos	aF
>>esto	aG
>>et	aI
>>eu	aF
>>eur	aG
>>europe	aC
>>euros	aJ
>>everything	aE
>>evidence	aG
>>exam	aG
>>examen	aI
>>excel	aF
>>exp	aH
>>experience	aI
>>experiencia	a@
>>f/t	aJ
>>face	aI
>>fachbereich	aJ
>>fachkraft	aG
>>facility	aX
>>fahren	aH
>>fair	aJ
>>fais	aE
>>faite	aH
>>falls	aS
>>familial	aB
>>familiar	aV
>>familias	aJ
>>familie	aB
>>families	aH
>>famille	aG
>>family	aE
>>farm	aT
>>februar	aE
>>fehlt	aE
>>field	aI
>>fifteen	aF
>>figure	aI
>>files	aB
>>filialen	aE
>>filing	aB
>>fin	aD
>>finance	aE
>>find	aH
>>fintech	aG
>>firm	aC
>>firma	aY
>>fisio	aY
>>fit	aE
>>fixed	aF
>>fleece	aF
>>float	aB
>>floor	aF
>>following	aJ
>>food	aY
>>forecast	a@
>>forfait	aH
>>formacion	aE
>>fort	aF
>>fotos	aH
>>france	aY
>>frau	aH
>>freelance	aS
>>frei	aH
>>freier	aG
>>freundlich	aE
>>fridays	a?
>>frisch	aB
>>front	aJ
>>fruh	a?
>>ftc	aG
>>fte	aU
>>fue	aE
>>fuhren	aD
>>fuhrt	aZ
>>fund	aJ
>>fundraising	aU
>>g	aF
>>garage	aU
>>garden	aE
>>gc	aT
>>gedacht	aI
>>geht	aI
>>gel	aE
>>geld	aC
>>gelernt	a?
>>gemuse	aG
>>general	aA
>>generation	a@
>>gente	aC
>>genugt	aG
>>german	aH
>>gesprache	aI
>>gestern	aF
>>gestion	aI
>>gießen	aE
>>girls	aS
>>gleitzeit	aF
>>gmbh	aG
>>goes	aG
>>gold	aG
>>gone	a>
>>google	aH
>>gp	aJ
>>grad	aH
>>grade	aY
>>grande	aC
>>grant	aH
>>green	aH
>>grille	aI
>>gros	aC
>>grow	aF
>>grupo	aD
>>gruppe	aH
>>guaranteed	aG
>>gut	aI
>>gute	aF
>>guy	a[
>>gym	aD
>>h/f	aR
>>ha	aA
>>hab	aF
>>haben	aE
>>habitaciones	aI
>>habitants	aG
>>hablamos	aB
>>hablar	aI
>>hace	aB
>>hacer	aF
>>had	aH
>>haga	aY
>>halbe	aC
>>hall	aE
>>halt	aB
>>halten	aB
>>handle	aG
>>handling	aD
>>handover	aE
>>hands	aF
>>has	aE
>>hatten	aF
>>haus	aE
>>hcpc	aJ
>>he	aJ
>>he's	aH
>>head	a=
>>heads	aH
>>heights	aH
>>heißt	a>
>>hello	aG
>>help	aR
>>hep	aH
>>here	a:
>>here's	aV
>>herr	aH
>>hi	a@
>>hier	aB
>>high	aE
>>hilft	aH
>>hiring	aD
>>his	aI
>>hochschule	aF
>>hola	aI
>>holen	aI
>>holiday	aU
>>home	aH
>>homes	aG
>>horaire	a@
>>horarios	aH
>>horno	aH
>>hospital	aH
>>hot	aI
>>house	aG
>>hplc	aS
>>hq	aI
>>hr	aB
>>hrs	aC
>>human	aT
>>hundred	aJ
>>hybrid	aE
>>hygiene	aF
>>i've	aE
>>ich	aF
>>ici	aI
>>ideal	aJ
>>ideally	aE
>>ifs	aH
>>ig	aF
>>ihnen	aH
>>ihr	aI
>>il	aF
>>immer	aD
>>imprescindible	aH
>>inbetriebnahme	aF
>>incl	aG
>>included	aD
>>independent	aU
>>industrial	aR
>>ing	aG
>>ingenieria	aI
>>ingrid	aI
>>inkl	aC
>>inklusive	aG
>>inserat	aJ
>>inside	aJ
>>inspector	aD
>>insurance	aE
>>intake	aH
>>inutile	aJ
>>is	aI
>>italienisch	aI
>>iv	aA
>>j	aD
>>jahrlich	aI
>>jan	aH
>>je	aF
>>jeder	aI
>>jefe	aA
>>jemand	aA
>>jemanden	aA
>>jetzt	aA
>>jeunes	aH
>>job	aH
>>jobrad	aF
>>jobs	aI
>>join	aD
>>jour	aF
>>jours	aI
>>jueves	aH
>>juin	aI
>>junio	aI
>>junta	aB
>>jusqu'a	aD
>>jusqu'au	aC
>>just	aI
>>k	aE
>>kafka	aD
>>kann	aF
>>karte	aY
>>kaufmannische	aY
>>keep	aJ
>>keeping	aG
>>kein	aI
>>kennen	aI
>>keys	aH
>>kind	aV
>>kinder	aD
>>kindern	aI
>>kindly	aF
>>kirche	aJ
>>kit	aI
>>klaren	aG
>>klasse	aI
>>klingt	aD
>>km	aH
>>know	aI
>>kollegen	aJ
>>komm	aF
>>komma	aI
>>kommt	aE
>>konnen	aC
>>kopfe	a?
>>kosten	aD
>>kunde	aH
>>kunden	aF
>>kw	aG
>>l	aF
>>l'aise	aI
>>l'an	aH
>>l'annonce	a>
>>l'ecole	aZ
>>l3	aG
>>labor	aH
>>laboral	aX
>>lad	aH
>>laden	aC
>>ladies	aH
>>lait	aD
>>lake	aV
>>landkreis	a@
>>landlord	aJ
>>lang	aT
>>language	aD
>>last	aG
>>later	a[
>>laufen	aH
>>lauft	aF
>>laut	aH
>>lawyer	aS
>>lead	a=
>>learning	aG
>>legacy	aJ
>>legal	aI
>>lehre	a@
>>leider	aF
>>les	aJ
>>lesen	aC
>>less	aD
>>letter	aH
>>letzte	aD
>>lgps	aF
>>libre	aA
>>lic	aF
>>licence	aG
>>licencia	aE
>>licensed	aX
>>lieu	aF
>>light	aT
>>like	aE
>>linien	aD
>>linkedin	aI
>>linux	aF
>>lire	aI
>>lisse	aG
>>list	aH
>>live	aF
>>lleve	aW
>>local	aI
>>lodge	aT
>>log	aC
>>logiciel	aH
>>lohn	aA
>>london	aE
>>look	aU
>>looker	aH
>>looking	aI
>>lost	aH
>>lot	aI
>>love	aG
>>lovely	aH
>>lui	aF
>>lundi	aG
>>lunes	aF
>>lyon	aH
>>m-f	aE
>>m.sc	aA
>>m/w/d	ag
>>ma	aC
>>macht	aC
>>mag	aF
>>mail	aI
>>maintenance	aI
>>mais	aI
>>maison	a>
>>make	aH
>>makes	aI
>>mal	aH
>>manage	aC
>>managers	aE
>>mandate	aF
>>mann	aH
>>mannlich	ab
>>manufacturing	aD
>>mar	aD
>>march	aC
>>market	aJ
>>marketing	aI
>>marks	aE
>>martes	aI
>>master	aE
>>mat	aS
>>match	aE
>>maternity	aF
>>math	aR
>>maths	aH
>>matin	aI
>>max	aI
>>mayo	aI
>>medical	aE
>>medico	aH
>>meet	aF
>>meeting	aG
>>meetings	aC
>>mehr	aJ
>>meister	a9
>>mel	aE
>>meme	aH
>>menos	aC
>>menschen	aE
>>menus	aC
>>merci	aB
>>mercredi	aF
>>mes	aJ
>>mesa	aY
>>meses	aH
>>message	aH
>>meta	aG
>>metal	aU
>>mgr	aS
>>mi	aF
>>mich	aI
>>midi	aH
>>miercoles	aE
>>mileage	aH
>>millones	aB
>>min	aD
>>mind	aG
>>mindestens	aH
>>mini	aJ
>>minijob	aG
>>minimo	aV
>>minimum	aG
>>mio	aG
>>mira	aH
>>mise	aJ
>>mismo	aI
>>missions	aF
>>mittags	aJ
>>mittwoch	a<
>>mittwochs	aF
>>mm	aG
>>mme	aE
>>mobile	aD
>>model	aG
>>module	aI
>>moins	aE
>>mon	aD
>>mon-fri	aT
>>monate	aD
>>monday	aI
>>monde	aG
>>money	aI
>>monsieur	aH
>>montag	aE
>>montar	aI
>>monte	aD
>>more	aE
>>morning	aE
>>mornings	aT
>>mos	aI
>>mostrador	aV
>>move	aH
>>movil	aI
>>moving	aE
>>mr	aI
>>mths	aB
>>muelle	aF
>>municipal	aT
>>museum	aF
>>muss	aI
>>musst	aH
>>must	aH
>>mutuelle	aT
>>n	aS
>>n'en	aI
>>n'est	aG
>>n+1	aI
>>nach	aF
>>nachte	aF
>>nada	aF
>>national	aZ
>>naturlich	aH
>>nave	aH
>>necesita	a@
>>necesito	aD
>>necessaire	aI
>>needn't	aI
>>needs	aG
>>nehmen	aJ
>>nen	aC
>>net	aF
>>nettoyage	aG
>>neu	aH
>>neue	aT
>>neuer	aI
>>never	aH
>>next	aF
>>nhs	aW
>>nicht	aH
>>niveau	aH
>>nix	aJ
>>nobody	aJ
>>noch	aI
>>nochmal	aI
>>nord	a=
>>normal	aH
>>norte	aI
>>north	aG
>>nosotros	aJ
>>notdienst	aH
>>note	a@
>>notes	aG
>>nothing	aG
>>notig	aF
>>nous	aF
>>now	aG
>>nr	a?
>>nueve	aD
>>nuits	aG
>>number	aJ
>>numero	aI
>>nurse	aV
>>octubre	aA
>>odd	aH
>>off	aI
>>officer	aZ
>>offices	aH
>>oh	aI
>>ohne	aF
>>ok	aH
>>oktober	aG
>>old	aB
>>onboarding	aD
>>once	aH
>>ones	aD
>>online	aH
>>only	aG
>>open	aF
>>opening	aB
>>ops	aC
>>oral	aE
>>order	aG
>>ordinary	aI
>>ort	aG
>>os	aH
>>ot	aC
>>other	aJ
>>otra	aJ
>>otro	aU
>>outfit	aC
>>outside	aF
>>own	aB
>>owned	aF
>>owner	a?
>>pa	aY
>>pack	aF
>>paga	aF
>>page	aG
>>paid	aJ
>>panel	aI
>>paper	aH
>>paperwork	aA
>>par	aG
>>paralegal	a@
>>parcial	aA
>>parent	aH
>>parental	aG
>>parents	aF
>>parte	a@
>>partiel	aF
>>partners	aG
>>parts	aH
>>passe	aG
>>passer	aG
>>patient	aH
>>patio	aH
>>patron	aI
>>payroll	aG
>>pays	aD
>>pc	aI
>>pdf	aI
>>pedimos	aI
>>per	aG
>>perdon	aJ
>>perfil	aJ
>>perm	aA
>>permis	aI
>>permiso	aF
>>pero	aH
>>pers	aB
>>person	aS
>>persona	aT
>>personnes	aF
>>persons	a[
>>petits	aA
>>peu	aF
>>peut	aI
>>pflicht	aD
>>phd	aI
>>phone	aI
>>photo	aI
>>photos	aG
>>physics	aJ
>>pick	aG
>>piso	aE
>>places	aG
>>planning	aD
>>plans	aJ
>>planta	aA
>>platform	aC
>>playwright	aG
>>plaza	aA
>>plc	aB
>>please	a?
>>plus	aG
>>pm	aE
>>point	aG
>>points	aG
>>police	aE
>>policy	aA
>>poner	aH
>>por	aI
>>porque	aE
>>portal	aJ
>>porter	aE
>>posible	aI
>>position	aV
>>post	aT
>>postgres	aH
>>ppl	aF
>>practice	aF
>>pratique	aF
>>prefer	aJ
>>preferred	aE
>>premium	aJ
>>preparing	aC
>>press	aI
>>primer	aD
>>primera	aX
>>primeros	aZ
>>pro	aI
>>process	aT
>>prod	aI
>>product	aI
>>production	aD
>>productivite	aJ
>>producto	aH
>>produits	aH
>>programm	a@
>>project	a=
>>promised	aE
>>proper	aI
>>properly	aC
>>propia	a=
>>provided	aI
>>prozent	aI
>>prufen	aF
>>puesto	aD
>>puis	aD
>>purpose	a@
>>put	aI
>>qualification	aI
>>quality	aH
>>quand	aG
>>quelqu'un	aH
>>queria	aI
>>questions	aF
>>quick	aE
>>quien	aI
>>quince	aI
>>r	aG
>>range	aF
>>rare	aD
>>rate	a?
>>rathaus	aG
>>rather	aJ
>>raum	aE
>>reach	aG
>>read	aC
>>real	aG
>>recepcion	aY
>>reception	aH
>>records	aI
>>recruit	aC
>>recruitment	aI
>>recrute	a@
>>recrutement	aF
>>red	aI
>>references	aT
>>reg	aI
>>regional	aI
>>register	aF
>>registered	aI
>>reicht	aB
>>release	a@
>>relevant	aD
>>remoto	aA
>>remplacement	aG
>>rent	aI
>>rente	a@
>>report	a?
>>reporting	aA
>>repos	aG
>>req	aH
>>request	a<
>>requiere	aB
>>requirement	aH
>>requirements	aF
>>research	aG
>>reseau	a?
>>residential	aD
>>responde	aC
>>restaurant	aI
>>resto	aG
>>resume	aE
>>retention	aG
>>retirer	aF
>>retraite	aF
>>returns	aA
>>rig	aR
>>right	aH
>>ring	aH
>>risk	aG
>>rn	aG
>>role	aF
>>roll	aD
>>roof	aB
>>room	aH
>>rooms	aF
>>rota	aE
>>rotation	aH
>>round	aD
>>rounds	aF
>>route	aH
>>rue	aC
>>rufbereitschaft	aH
>>rule	aF
>>rum	aB
>>run	aS
>>rund	aD
>>running	aH
>>runs	aE
>>sabado	aH
>>sabados	aE
>>sabes	aY
>>sachbearbeiter/in	aC
>>safe	aV
>>sag	aT
>>sagen	aC
>>said	aG
>>sais	aH
>>salaries	aB
>>sale	aH
>>sales	aT
>>salida	aH
>>salon	aC
>>same	aG
>>samedi	aF
>>san	aC
>>sante	aB
>>sap	aG
>>sat	aH
>>saturday	aH
>>sauna	aI
>>savings	aH
>>say	aF
>>says	aF
>>scheme	aG
>>schlosser	aC
>>schluss	aH
>>schon	aF
>>school	aG
>>schooling	aI
>>schools	aI
>>schreiben	aG
>>schulung	aC
>>schweizer	aG
>>sci	aA
>>scope	aC
>>scp	aW
>>screen	aI
>>screening	aI
>>se	aJ
>>searches	aC
>>season	a@
>>sechs	aH
>>second	aU
>>secretary	aF
>>sections	aT
>>sector	aH
>>securite	aJ
>>sede	aR
>>see	aD
>>segun	aE
>>sehr	aH
>>sein	aD
>>seis	aH
>>seleccion	aG
>>selon	aJ
>>semaines	aD
>>semanal	aD
>>semanales	aT
>>send	aI
>>senior	ag
>>seniority	aF
>>septiembre	aH
>>seria	aG
>>services	aI
>>set	aI
>>setzen	aD
>>shall	aH
>>share	aH
>>shifts	aG
>>shop	aF
>>si	aI
>>sich	aI
>>sie	aI
>>siege	aC
>>sierra	aH
>>sign	aF
>>similar	aH
>>sin	aF
>>sing	aJ
>>singen	aH
>>site	aG
>>sites	a?
>>sitting	aG
>>sitz	aJ
>>sitzen	aI
>>skills	aU
>>smart	aJ
>>smic	aI
>>sobre	aI
>>social	aI
>>socios	aB
>>soir	aF
>>sold	aD
>>solide	aG
>>soll	aR
>>someone	aG
>>something	aG
>>sometimes	aE
>>somewhere	aF
>>sommer	aF
>>sorry	aJ
>>sort	aI
>>sous	aA
>>south	aC
>>sowie	aG
>>soy	aG
>>spa	a?
>>spatestens	aI
>>speak	aF
>>specialist	aS
>>sports	aD
>>spring	a@
>>stadt	aF
>>stage	aB
>>standard	aJ
>>standort	aR
>>state	aJ
>>statements	aH
>>statt	aF
>>statut	aV
>>stay	aJ
>>stays	a=
>>steht	aG
>>stelle	aE
>>stellen	aZ
>>step	aB
>>stipend	aH
>>stock	aG
>>street	aE
>>strong	aT
>>student	aH
>>students	aC
>>studio	aE
>>studium	aI
>>stuff	aH
>>su	aI
>>suchen	aG
>>sucht	a>
>>sueldo	aI
>>suite	aG
>>suivi	aI
>>superior	a?
>>supervision	aI
>>surtout	aI
>>sustitucion	aD
>>swim	aI
>>system	aH
>>t	aF
>>ta	a]
>>tableau	aG
>>tagen	aI
>>takes	aD
>>taking	aE
>>talent	aH
>>taller	aE
>>tax	aJ
>>tea	aH
>>teaching	aI
>>teams	aC
>>technical	aF
>>techs	aJ
>>telefon	aI
>>telefono	aI
>>temp	aH
>>temporal	aC
>>temps	aY
>>tendria	aI
>>tenga	aG
>>term	aJ
>>terraform	aJ
>>terrain	aR
>>testing	aH
>>texas	aJ
>>text	aE
>>texte	aH
>>tg	aH
>>theatre	aF
>>therapist	aU
>>there	aJ
>>there's	aI
>>they'll	aI
>>they're	aD
>>they've	aI
>>thing	aB
>>third	aH
>>thirty	aJ
>>those	aF
>>thoughts	aE
>>thru	aV
>>thu	aD
>>thursdays	aE
>>ticket	aF
>>tied	aG
>>tienda	aZ
>>tiene	aI
>>tiktok	aC
>>til	a@
>>till	aG
>>tipo	aY
>>titel	aH
>>title	aE
>>today	aF
>>todos	aJ
>>told	aG
>>ton	aF
>>too	aC
>>tools	aJ
>>top	aG
>>tour	aA
>>touren	a@
>>toute	aI
>>toutes	aH
>>towards	aI
>>track	aY
>>tractor	aB
>>trading	aJ
>>train	aF
>>trainee	aI
>>trainer	aJ
>>training	aH
>>traite	aD
>>transport	aI
>>travel	aE
>>treatment	aD
>>tres	aI
>>trimestral	aD
>>trips	aE
>>trop	aE
>>trucks	aA
>>trust	aR
>>tt	aH
>>tuition	aG
>>turno	aS
>>twelve	aH
>>tx	a@
>>type	aB
>>typing	aF
>>tz	aH
>>u	aF
>>uber	aJ
>>ubernahme	aI
>>uberzahlung	aI
>>uhr	aI
>>umfang	aF
>>unas	aD
>>unbefr	aB
>>und	aI
>>under	aB
>>unit	aW
>>unlimited	aD
>>uns	aG
>>unser	aH
>>unsere	aD
>>unternehmen	a[
>>until	aJ
>>uop	aH
>>ur	aJ
>>urlaub	aI
>>used	aI
>>ute	aH
>>v	aF
>>va	aB
>>vacances	aC
>>vacancy	aF
>>valid	aF
>>vamos	aH
>>van	aJ
>>vat	aG
>>venga	aF
>>ver	aE
>>verantworten	aI
>>verdad	aG
>>vergutung	aJ
>>verkaufen	aE
>>vers	aG
>>version	aD
>>verteilt	aC
>>vertrage	aB
>>very	aJ
>>veut	aJ
>>vez	aJ
>>viajes	aI
>>vie	aD
>>viel	a=
>>vier	aR
>>viernes	aF
>>vigente	aF
>>village	aI
>>visitors	aH
>>voila	aY
>>voll	aF
>>vollzeit	aU
>>volunteers	aI
>>von	aD
>>vor	aH
>>voraussetzung	aC
>>vorbereiten	aD
>>vorher	aG
>>vormittags	aF
>>vraie	aZ
>>vz	aJ
>>w/m/d	a]
>>want	aH
>>wants	aH
>>ware	aD
>>warehouse	aH
>>waren	aH
>>wartung	aF
>>was	aG
>>waschen	aH
>>we	aI
>>we'd	aC
>>we'll	aH
>>we've	aB
>>weather	aI
>>web	aF
>>wed	aW
>>wednesday	aI
>>wednesdays	aG
>>weds	aJ
>>weekend	aJ
>>weekends	aV
>>weeks	aJ
>>weiblich	aW
>>weight	aI
>>well	aI
>>welsh	aD
>>wenn	aH
>>went	aF
>>wer	aH
>>werkstatt	aR
>>wfh	aB
>>wg	aR
>>whatever	aU
>>who's	a@
>>whole	aI
>>wichtig	aI
>>wie	aF
>>wieder	aY
>>wifi	aH
>>willing	aD
>>willkommen	aW
>>windows	aJ
>>winter	aJ
>>wir	aG
>>wird	aE
>>without	aF
>>wk	aJ
>>wo	aE
>>woche	aF
>>wochen	aI
>>wochenstunden	aS
>>workers	a@
>>works	aB
>>workshop	aD
>>wort	aI
>>write	aG
>>writer	aS
>>writing	aI
>>wrote	aH
>>wunschenswert	aH
>>x2	aC
>>ya	aH
>>yearly	aI
>>years	aH
>>yo	aI
>>you're	aG
>>yr	aE
>>yrs	aF
>>zahlen	aC
>>zahlt	aH
>>zeit	aH
>>zero	a?
>>ziehen	aB
>>zimmer	aA
>>zona	aC
>>zum	aG
>>zunachst	aT
>>zur	aF
>>zusammen	aI
>>zwar	aH
>>zweite	aI
>>zwingend	aH
>>zwischen	aI
>>•	aE
>ab	aH
>abends	aG
>abgeschl	aI
>abgeschlossene	aH
>able	aI
>about	aE
>above	aH
>abrechnung	aJ
>abrir	aF
>abs	aH
>aca	aC
>access	aD
>accommodation	aF
>account	a@
>accountant	aY
>accounts	aB
>accueil	aJ
>acht	aG
>across	aY
>active	aC
>actually	aA
>ad	a?
>add	aF
>ade	aB
>admin	aS
>administrator	aR
>adr	aE
>adults	aH
>advantage	aI
>advert	aB
>advertise	aH
>again	aI
>age	aH
>agence	aT
>agencia	aC
>agency	aD
>agent	aG
>agents	aG
>agentur	aF
>agreed	aF
>ah	aI
>aid	aH
>al	a@
>alimentacion	aI
>alimentos	aH
>all	aF
>allowance	aF
>alta	aS
>alter	aG
>alternance	aH
>alternate	aE
>altura	aF
>am	aE
>amt	aB
>an	aJ
>analisis	aD
>analyst	aX
>anbei	aI
>anchor	a>
>andere	aD
>anfang	aI
>anglais	aJ
>animal	aH
>anlage	a?
>annonce	a<
>annual	aI
>ano	aH
>another	aB
>ans	aI
>answering	aV
>answers	aG
>anuales	aH
>anuncio	aD
>anzeige	aE
>aout	aH
>ap	aI
>app	aH
>apply	aG
>apprenticeship	aJ
>approx	aG
>apres	aI
>april	aJ
>aqui	aD
>arabic	aI
>arbeiten	aJ
>are	aI
>area	aX
>around	aD
>art	aB
>arzte	a=
>as	aH
>asap	aF
>asi	aH
>association	aB
>asunto	aF
>atelier	aG
>auch	aJ
>auditorias	aF
>aufgaben	aI
>aufwarts	aG
>aug	aD
>august	aJ
>aula	aW
>aun	aG
>aus	a@
>auskunft	aF
>ausschreibung	aE
>aussi	aH
>autonoma	aI
>autour	aA
>aux	aG
>auxiliar	aZ
>average	aG
>away	aJ
>azubi	aE
>b1	aH
>bachelor	aE
>bachelor's	aF
>bad	aF
>badge	aE
>bahn	aJ
>bahnhof	aI
>bank	aG
>banking	aH
>bar	aS
>bareme	aF
>basic	aE
>basico	aG
>basis	aI
>batch	aB
>baustellen	aI
>beds	aJ
>befristet	aE
>beginn	aG
>begleiten	aG
>behind	aG
>bei	aG
>below	aJ
>beratung	aA
>beschaftigte	aC
>besoin	aA
>besprochen	aI
>besser	aI
>better	aI
>bev	aH
>bewerbung	aI
>bewerbungen	aG
>bezahlt	aH
>bid	aG
>bilingual	aT
>bin	aG
>biologie	aX
>bis	aJ
>bist	aX
>board	aA
>body	aE
>bookings	aH
>books	aI
>boutique	aA
>boxes	aD
>branches	aF
>brauchen	aG
>braucht	aE
>breaks	aB
>bridge	aH
>broker	aJ
>brutos	aI
>brutto	aJ
>btp	aE
>bts	aJ
>buchhaltung	a?
>budget	aH
>budgets	aH
>bueno	aG
>building	aC
>built	aF
>bureau	aI
>burgermeister	aG
>buro	aI
>bus	aA
>busca	aB
>buscamos	aH
>by	aJ
>c	aR
>ca	aH
>cabin	aV
>cabinet	aJ
>cadre	aD
>cafe	a@
>caja	aG
>calle	aI
>calls	aI
>calm	aD
>camp	aG
>campana	aF
>campo	aH
>campus	aE
>can't	aD
>candidature	aE
>car	aH
>cards	aH
>care	aJ
>careers	aH
>carnet	aE
>carrera	aF
>carriers	aB
>carry	aD
>carta	aF
>carte	aG
>cartera	aS
>case	aS
>caseload	aF
>caso	aE
>castellano	aH
>casual	aV
>catalan	aI
>centre	aB
>cerca	aB
>cert	aE
>cfc	aB
>cfo	aG
>chainsaw	aH
>chair	aA
>changes	aF
>chasing	aG
>chat	aI
>check	aH
>checks	aH
>chef	aR
>chefs	aA
>cherche	aB
>chf	aE
>choir	a]
>cierre	aE
>cinco	aG
>cis	aG
>city	a@
>claims	aX
>clase	aG
>classe	aI
>clientes	aE
>clients	aF
>clinica	aV
>clinics	aB
>clock	aG
>closed	aD
>closes	aH
>closing	aI
>club	aD
>co	aD
>coast	aD
>codigo	aF
>coef	aE
>cold	aG
>college	aG
>com	a@
>come	aI
>comfortable	aF
>comida	aF
>coming	aI
>comite	aE
>command	aJ
>commande	aH
>commission	aI
>community	a@
>comp	aA
>comparable	aG
>complaints	aG
>complet	aG
>completa	aH
>compliance	aS
>concertada	aG
>conferences	aC
>confirme	a[
>conge	aG
>consultants	aS
>consumer	aB
>contact	aE
>contract	aE
>contractor	aH
>contracts	aF
>contrat	aA
>control	aU
>convenio	aI
>coop	a?
>coordinator	aV
>cork	a[
>corporate	aE
>correct	aI
>correo	aE
>cortex-m	a@
>could	aF
>county	aE
>cours	aI
>course	aG
>covers	aF
>cp	aH
>cpc	aD
>cpd	aI
>creche	aE
>credit	a@
>crew	aD
>cro	aA
>cs	aE
>cscs	aJ
>cto	aS
>cuando	aH
>cuarenta	aI
>cuenta	aG
>current	aB
>cut	aG
>cycle	aU
>d'equipe	a@
>da	a?
>dach	aY
>daheim	aF
>daher	aG
>daily	aH
>danke	aF
>dann	aB
>darf	aH
>das	aG
>date	aF
>datev	aC
>days	aH
>dbt	aE
>dc	aH
>decent	aJ
>decir	aJ
>decision	aE
>deja	aE
>del	aJ
>demande	aA
>denise	aG
>depot	aC
>deputy	aU
>desde	aI
>design	aI
>designer	aF
>desirable	aF
>desk	aA
>details	aF
>deux	aI
>development	aG
>devs	aA
>di	aI
>dia	aG
>dias	aF
>diciembre	aW
>dienstort	aI
>dienstplan	aJ
>dienstwagen	aJ
>diez	aI
>digital	aG
>dimanche	aC
>dinero	aI
>diplom	aE
>diploma	aI
>dir	aD
>dire	aH
>direccion	aE
>directeur	aD
>direction	aV
>directrice	aB
>discreet	aI
>discretion	aJ
>diseno	aE
>disponibilidad	aI
>dm	aE
>do	aG
>doce	aC
>does	aB
>doesn't	aI
>domingo	aE
>domingos	aF
>don	aC
>donc	aE
>donde	aH
>dont	aG
>dos	aI
>dossier	aJ
>dossiers	aI
>dot	aG
>down	aD
>dr	aG
>draft	a@
>drafting	aE
>drafts	aH
>drauf	aI
>drh	a<
>drittmittel	aU
>driving	aH
>droit	a[
>du	aH
>duree	aC
>dutch	aB
>each	aD
>ebenso	aH
>ecole	aV
>educacion	aD
>egal	aT
>eh	aG
>ehrlich	aB
>eigene	aA
>eigenes	aH
>eigentlich	aE
>eight	aJ
>ein	aI
>einem	aH
>einer	aJ
>einfach	aE
>einkauf	aC
>einmal	aS
>eins	aI
>eintritt	aD
>einweisung	aI
>electrica	aA
>elektriker	a:
>elektro	aH
>eleven	aH
>elf	aA
>elle	aJ
>elternzeitvertretung	aG
>email	aD
>empleados	a=
>empleo	aD
>employed	aJ
>employees	aI
>empresa	aF
>empty	aE
>encadrement	aG
>encore	aF
>ende	aG
>eng	aH
>engineer	aY
>engineers	a<
>enhanced	aD
>ensuite	aH
>entgeltgruppe	aT
>entree	aG
>entries	aI
>entry	aI
>entwurf	aS
>environ	aH
>eps	aI
>equipe	aD
>era	aI
>erfahrung	aT
>erp	aF
>ersten	aJ
>erwunscht	aG
>escribo	aH
>esta	aD
>estamos	aA
>este	aE
>esto	aF
>et	aH
>etre	aH
>eur	aF
>europe	aC
>everyone	aJ
>everything	aI
>evidence	aA
>exam	aD
>examen	aH
>excel	aI
>exp	aI
>experiencia	a@
>explain	aJ
>extra	aB
>extras	aE
>f/t	aE
>face	aI
>fachbereich	aF
>fachkraft	aS
>facility	aY
>factory	aH
>fair	aD
>faire	aC
>fais	aE
>falls	aB
>familial	aI
>familiar	aF
>familie	aD
>families	aH
>famille	aI
>family	aH
>feb	aH
>februar	aG
>feed	aE
>festival	aH
>few	aE
>field	aH
>fifteen	aG
>fifty	aJ
>figma	aC
>fijo	aG
>file	aI
>files	aB
>filialen	aF
>filing	a>
>finance	a@
>fintech	aF
>firm	aF
>firma	aA
>fisio	aW
>fit	aH
>fix	aT
>fixed	aJ
>flat	aI
>fleece	aE
>fleet	aG
>floor	aE
>fois	aI
>following	aG
>fondo	aH
>food	a[
>forecast	a@
>formacion	aB
>formation	aI
>fort	aE
>forty	aI
>fotos	aD
>fr	aH
>francais	aJ
>frau	aC
>free	aH
>freelance	a]
>frei	aH
>freier	aG
>freitags	aH
>french	aH
>fri	aJ
>fridays	aB
>frist	aJ
>from	aH
>front	aD
>fruh	a@
>fruta	aI
>fs	aH
>fue	aJ
>fuhren	aF
>fuhrt	aS
>fundraising	aY
>furs	aW
>g	aJ
>garage	aW
>gas	aS
>gc	aW
>gedacht	aG
>gehalt	aJ
>gel	aA
>geld	aC
>gelernt	aA
>gemuse	aC
>generation	aF
>genre	aI
>gente	aH
>german	aH
>gestion	aJ
>gestoria	aE
>gibt's	aI
>gießen	aD
>girls	a^
>gleitzeit	aG
>gmbh	aD
>go	aE
>goes	aC
>going	aD
>gold	aH
>gone	aB
>gotta	aI
>gp	aE
>grade	a\`
>grande	aE
>great	aI
>green	aG
>grille	aF
>gros	aD
>group	aG
>grow	aD
>große	aH
>gruppe	aE
>guaranteed	aG
>guardia	aC
>guardias	aD
>gut	aH
>gute	aU
>gym	aE
>h	aJ
>h/f	ab
>ha	a?
>hab	aJ
>haber	aI
>habitaciones	aF
>habitants	aH
>hablamos	aB
>hablar	aI
>hace	a>
>hacer	aF
>had	aI
>haga	aE
>halbe	aD
>halle	aJ
>halt	aU
>handle	aH
>handling	aE
>handover	aH
>handy	aH
>has	a?
>hast	aA
>hat	aH
>hatten	aE
>haus	aE
>hay	aH
>hbo	aE
>hcpc	aE
>he's	aE
>head	aJ
>heads	aD
>heights	aJ
>heißt	aB
>hello	aG
>help	aT
>hep	aD
>her	aH
>here	aD
>herr	aD
>hi	aB
>hibrido	aG
>hier	aH
>high	aH
>hilft	aH
>hire	aH
>hiring	aF
>hola	aD
>hold	aI
>homes	aI
>homme	aA
>horaire	aB
>horarios	aF
>horno	aH
>hospital	aJ
>hot	a@
>hours	aJ
>house	a@
>hplc	aU
>hq	aF
>hr	aI
>hrs	aI
>hub	aB
>huit	aI
>hund	aJ
>hundred	aF
>hybrid	aB
>hygiene	aD
>i've	aF
>ich	aE
>ideal	aJ
>ideally	aH
>ifs	aG
>ig	aG
>ihr	aH
>ihre	aJ
>iii	aU
>il	aF
>immer	aD
>imprescindible	aG
>in-house	aT
>incl	aI
>indefinido	aE
>industrial	aX
>info	aH
>ing	a?
>ingenieria	aI
>ingles	aG
>inkl	aH
>inserat	aD
>inside	aG
>inspeccion	aJ
>intake	aE
>intern	aC
>interne	aE
>interviews	aJ
>is	aJ
>isn't	aJ
>iso	aH
>italienisch	aJ
>its	aA
>iv	aA
>j	aG
>jan	aJ
>january	aE
>je	aH
>jeden	aD
>jeder	aI
>jefe	aG
>jemand	aE
>jeunes	aD
>job	aI
>jobs	aG
>join	aH
>jornada	aI
>jour	aE
>jours	aI
>jueves	aG
>june	aC
>junior	ae
>junta	aG
>jusqu'a	a>
>jusqu'au	aF
>kafka	aF
>kann	aD
>kannst	aF
>karte	aW
>kasse	aD
>kaufm	aF
>kaufmannische	aV
>keep	aF
>keeping	aC
>kein	aI
>kenntnisse	aI
>keys	aG
>kind	aV
>kinder	aR
>kindern	aJ
>kindly	aG
>kirche	aF
>klaren	aH
>klasse	aG
>klingt	aB
>km	aI
>know	aH
>knowledge	aI
>knows	aH
>komm	aD
>komma	aI
>konnen	aC
>kontakt	aG
>kopfe	aD
>kosten	aF
>kunde	aG
>kunden	aD
>kurs	aG
>kv	aD
>kw	aH
>l	aF
>l'aise	aI
>l'annonce	aD
>l'ecole	aZ
>l3	aE
>laboral	aI
>laden	aG
>ladies	aD
>lads	aD
>lait	aC
>lake	aB
>landkreis	aG
>landlord	aI
>landwirtschaft	aG
>lang	aH
>language	aI
>last	aF
>late	aF
>later	aZ
>lauft	aJ
>lead	a?
>leader	aA
>leading	aI
>leads	aC
>learning	aC
>lectura	aH
>lecture	aH
>lehre	a@
>lesen	aI
>less	aE
>letter	aG
>letzte	aE
>lgps	aC
>libre	aD
>lic	aE
>licence	aF
>licencia	aE
>licensed	a\\
>lieferanten	aG
>lieu	aE
>lift	aH
>light	aU
>ligne	aE
>like	aC
>line	aR
>linea	aD
>lineas	aI
>lines	aI
>linien	aD
>linux	aJ
>lire	aF
>lisse	aH
>listed	aI
>live	aE
>llamar	aJ
>lleve	aU
>lodge	aF
>log	aE
>logement	aI
>lohn	aC
>london	aF
>long	aG
>look	aU
>looking	aH
>lot	aG
>love	aI
>lovely	aG
>lui	aG
>lunch	aI
>lundi	aE
>lunes	aI
>lyon	aJ
>m.sc	aC
>m/w/d	ad
>ma	aI
>machen	aI
>macht	aD
>mag	aC
>mail	aI
>main	a=
>maintenance	aD
>mais	aD
>maison	aA
>make	aF
>makes	aI
>man	aI
>manage	aB
>management	a?
>managers	a=
>manana	aI
>mandate	aD
>manipulador	aH
>mann	aE
>manner	aF
>mannlich	aZ
>mano	aF
>manufacturing	aF
>mar	aD
>march	aB
>market	aG
>marketing	aG
>marks	aH
>markt	aH
>martes	aH
>marz	aH
>master	aE
>mat	aU
>match	aA
>maternity	a?
>math	aU
>maths	aH
>matin	aJ
>max	aI
>mayo	aE
>meal	aF
>mean	aJ
>medical	aI
>medico	aA
>medio	aF
>meet	aF
>meeting	aJ
>meetings	aH
>meister	aJ
>mejor	aJ
>members	aF
>meme	aG
>menos	aE
>menschen	aE
>mention	aH
>mentor	aH
>menus	aG
>merci	aD
>mercredi	aF
>mesa	aV
>message	aC
>meta	aG
>metal	aJ
>method	aI
>mgr	aH
>mi	aI
>midi	aI
>miercoles	aE
>mieux	aH
>migration	aG
>mil	aI
>mileage	aC
>millones	aF
>min	aE
>mind	aH
>mini	aF
>minijob	aH
>minimo	aW
>minimum	aI
>minutes	aG
>minutos	aF
>mio	aH
>mir	aI
>mira	aF
>mise	aJ
>mismo	aI
>mitarbeitende	aF
>mittags	aG
>mittwoch	aE
>mittwochs	aB
>mme	aI
>mo	aH
>mobile	aJ
>model	aC
>mogen	aI
>moins	aH
>mois	aJ
>mon	aE
>mon-thu	aG
>monate	aH
>monaten	aI
>monday	aH
>monde	aC
>money	aI
>monitor	aE
>monsieur	aD
>montag	aG
>montar	aH
>monte	aG
>monthly	aI
>more	aF
>morning	aD
>mornings	aU
>most	aJ
>mostrador	aS
>move	aH
>moving	aC
>mr	aI
>mt	aE
>mths	aG
>mucho	aD
>muelle	aI
>museum	aD
>muss	a@
>n	a@
>n'est	aH
>nach	aG
>nada	aD
>name	aW
>national	a^
>native	aI
>naturlich	aI
>nave	aH
>necesita	a?
>necesito	aC
>necessaire	aH
>needn't	aI
>needs	aF
>nen	a@
>net	aH
>netos	aI
>nettoyage	aA
>neu	aF
>neue	ab
>neuer	aH
>never	aE
>next	aB
>nhs	aV
>nights	aR
>nine	aE
>nobody	aJ
>noches	aA
>nochmal	aD
>nocturnidad	aH
>nord	a?
>normal	aG
>norte	aI
>north	aE
>nosotros	aI
>notdienst	aI
>note	aA
>notes	aH
>notig	aH
>nous	aE
>now	aD
>nr	aE
>nueve	aE
>nuits	aE
>numero	aE
>nurse	aU
>nurses	aE
>nursing	aS
>obra	aH
>obviously	aI
>ocho	aI
>octubre	aB
>odd	aI
>off	aJ
>officer	aT
>offices	aB
>oficial	aS
>oficiales	aS
>oficina	aF
>oh	aF
>ohne	aF
>ok	aH
>okay	aT
>old	aG
>onboarding	aC
>ones	aC
>online	aJ
>only	aE
>onsite	aF
>open	aF
>opening	aE
>ops	aE
>oral	aG
>order	aD
>ordinary	aF
>ort	aF
>os	aE
>ot	a@
>ote	aG
>otra	aH
>otro	aT
>oui	aH
>outfit	aD
>outside	aF
>over	aI
>overlap	aG
>own	aF
>owned	aG
>owner	a=
>paar	aD
>pack	aD
>pagada	aJ
>page	aB
>panel	aD
>papers	aG
>paperwork	aD
>par	aI
>parcial	aG
>parent	aI
>parental	aH
>parents	aD
>parking	aH
>parte	aB
>partir	aG
>partners	a?
>parts	aI
>pas	aG
>passe	aF
>passed	aH
>passer	aF
>patient	aE
>patio	aG
>patron	aB
>pay	aJ
>paye	aI
>payments	aU
>pays	aE
>peak	aI
>per	aF
>perdon	aF
>perfil	aH
>perm	aD
>permis	aH
>permiso	aH
>pero	aJ
>pers	aG
>persona	a_
>personas	aV
>personne	aI
>personnes	aG
>persons	aX
>petits	aE
>peu	aF
>pflege	aI
>pflicht	aH
>phd	aI
>photos	aJ
>piano	a[
>pick	aH
>pipeline	aI
>piso	aD
>place	aB
>places	aF
>plain	aJ
>plan	aG
>planning	a?
>plans	aI
>plant	aH
>planta	aD
>plataforma	aF
>platform	aD
>playwright	aF
>plaza	aX
>plc	aD
>plein	aD
>pln	aI
>pls	aG
>plus	aG
>pms	aF
>poco	aI
>point	aG
>points	aD
>police	aI
>polish	aH
>poner	aE
>pool	aG
>por	aG
>porque	aH
>porter	aS
>portfolio	aS
>portugues	aG
>posible	aG
>position	aY
>possible	aI
>post	aU
>postgres	aE
>posting	aD
>posts	aW
>pratique	aF
>prefer	aJ
>preferred	aA
>premium	aD
>preparing	aB
>presence	aF
>press	aC
>primary	aD
>primer	aF
>primera	aZ
>primeros	aH
>pro	aI
>probezeit	aG
>problem	aI
>proceso	aE
>prod	aE
>productivite	aH
>produits	aJ
>prof	aF
>programm	aJ
>project	a8
>projet	aI
>properly	aA
>property	aV
>propia	a?
>propio	aI
>prufen	aG
>puesto	aE
>purpose	a@
>put	aI
>q	aS
>qa	aH
>qualite	aH
>quality	aG
>quarterly	aI
>questions	aE
>qui	aJ
>quick	aE
>quien	aI
>quiero	aH
>quince	aG
>rang	aF
>range	aE
>rare	aE
>rate	a>
>rathaus	aI
>raum	a?
>re	aD
>reach	aR
>read	aG
>ready	aG
>really	aJ
>recepcion	a\\
>reception	aH
>records	aI
>recruit	aC
>recruitment	aH
>recrute	aB
>recrutement	aF
>red	a?
>references	aH
>reg	aD
>regional	aI
>register	aD
>registered	aA
>regular	aS
>reicht	aS
>reisen	aJ
>release	aC
>relevant	aB
>remote	a@
>remoto	a@
>remplacement	aC
>remuneration	aI
>rente	a<
>replacement	a>
>report	aB
>req	aJ
>request	a9
>requiere	aB
>requirement	aD
>requirements	aD
>research	aG
>reseau	aE
>residential	aD
>responde	aG
>responsable	aW
>rest	aH
>restaurant	aI
>resto	aG
>resume	aI
>resumes	aI
>retail	aG
>retention	aJ
>retired	aF
>retirer	aE
>retour	aH
>retraite	aD
>returns	aB
>reunion	aF
>rig	a@
>right	aF
>ring	aG
>rising	aJ
>risk	aF
>rockstar	aG
>role	aC
>roll	aE
>rolls	aI
>roof	aE
>rooms	aI
>roster	aB
>rota	aB
>rotas	aH
>round	a@
>rounds	aF
>route	aI
>rue	aF
>rufbereitschaft	aG
>rule	aB
>rum	aJ
>rund	aC
>runs	aC
>rural	aI
>s	aD
>sabado	aG
>sabados	a@
>saber	aG
>sabes	a[
>sachbearbeiter/in	aT
>safe	aF
>sag	aU
>sagen	aH
>salaries	aG
>sale	aD
>sales	aW
>salon	aE
>same	aG
>samedi	aE
>samstag	aJ
>samstags	aJ
>san	a@
>sans	aI
>sante	a>
>sat	aH
>saturday	aF
>sauna	aG
>savings	aI
>savoir	aG
>say	aJ
>says	aD
>scan	aI
>scandinavian	aG
>scheme	aE
>schlosser	a=
>schluss	aI
>school	aJ
>schooling	aJ
>schreib	aJ
>schule	aI
>schulung	aG
>schweizer	aE
>scope	aB
>scp	aB
>screen	aI
>screening	aF
>searches	aD
>season	aB
>seat	aJ
>second	aT
>secteur	aJ
>sections	aA
>sector	aI
>securite	aE
>see	aD
>seguimiento	aI
>segun	aG
>sehr	aI
>sein	aG
>seis	aG
>selbst	aH
>seleccion	aC
>sell	aH
>semaines	aI
>semanal	aB
>senior	ab
>seniority	aH
>senora	a@
>sent	aJ
>sepa	aC
>september	aC
>septembre	aI
>septiembre	aI
>sera	aG
>seria	aH
>series	aJ
>services	aG
>set	aJ
>setzen	aH
>sexo	aI
>share	aE
>she	aE
>shifts	aF
>shop	aC
>short	aH
>shut	aG
>sich	aJ
>sie	aH
>sieben	aJ
>siege	aD
>sign	aG
>signal	aJ
>similar	aF
>sin	aH
>sind	aF
>sing	aI
>singen	aD
>single	aG
>sites	a:
>sitzen	aC
>smart	aH
>socios	aB
>sofort	aW
>soir	aG
>sold	aH
>solide	aD
>soll	aG
>somebody	aB
>someone	aF
>sometimes	aD
>somewhere	aJ
>somos	aG
>son	aH
>sonntag	aG
>sorry	aE
>sort	aJ
>sous	aA
>south	aB
>sowie	aF
>soy	aE
>spa	aC
>spain	aU
>spanish	aH
>speak	aG
>speaking	aI
>specialist	a\\
>split	aE
>sports	a@
>spring	a@
>sql	aH
>stadt	a?
>standard	aH
>staplerschein	aT
>start	aJ
>statt	aC
>statut	aW
>stays	aB
>stellen	a\\
>step	aC
>steuerberater	aD
>stipend	aI
>stock	aG
>stop	aI
>strong	aC
>student	aA
>students	aB
>studio	aB
>studium	aD
>stuff	aC
>stunden	aF
>su	aG
>subject	aG
>suchen	aH
>sucht	a>
>suite	aI
>suivi	aF
>sunday	aH
>sundays	aF
>superior	aE
>supervise	aG
>supervision	a@
>supervisor	aD
>sustitucion	aS
>system	aI
>t	aH
>ta	aY
>tableau	aD
>tag	aD
>takes	aE
>taking	aE
>talent	aI
>talk	aI
>taller	aH
>target	aI
>tarif	aI
>tea	aI
>teacher	aW
>teaching	aI
>team	aT
>teams	a@
>technical	aA
>techniker	aD
>technique	aH
>tel	aD
>telefon	aG
>tell	aG
>temp	aE
>temporal	aG
>tendria	aI
>tenga	aJ
>termino	aG
>terraform	aF
>terrain	aV
>texas	aG
>text	aF
>texte	aC
>tg	aG
>thanks	aJ
>theatre	aB
>there	aE
>there's	aH
>they're	aA
>thing	aE
>think	aD
>thinking	aH
>thirty	aJ
>this	aH
>those	aI
>thoughts	aG
>thru	aH
>thu	aG
>thurs	aG
>thursdays	aE
>ti	aI
>ticket	aE
>tickets	aH
>tidy	aJ
>tied	aI
>tiempo	aC
>tienda	aT
>tiene	aH
>tiktok	aE
>til	a@
>till	aI
>time	aI
>tipo	aZ
>tips	aH
>titel	aI
>title	aW
>titre	aD
>titulaire	aI
>titulo	aJ
>today	aF
>todos	aI
>together	aI
>told	aH
>ton	aG
>tone	aI
>too	aH
>top	aG
>tour	a>
>touren	aC
>tout	aI
>track	aX
>tractor	aD
>trading	aI
>train	aG
>trainer	aA
>training	aH
>traite	aA
>transfer	aI
>transport	aI
>travel	aD
>treatment	aG
>trimestral	aG
>trinkgeld	aG
>trips	aB
>trop	aC
>trucks	aE
>trust	aC
>tt	aG
>tu	aJ
>tun	aH
>turkisch	aT
>turno	aU
>turnover	aG
>tv-l	a@
>tvod	aI
>twelve	aH
>tx	a>
>type	aE
>tz	aG
>u	aH
>uh	aI
>um	aJ
>umfang	aG
>unas	aE
>unbefr	a@
>under	aC
>unit	aY
>unlimited	aD
>uno	aS
>uns	aG
>unser	aC
>unsere	aE
>unter	aI
>unternehmen	aZ
>ur	aH
>used	aJ
>usine	a?
>ux	aV
>v	aG
>va	a?
>vacances	aG
>vacancy	aB
>vale	aI
>valid	aE
>valley	aV
>vamos	aE
>vat	aB
>vendredi	aH
>venga	aH
>verantworten	aH
>vers	aG
>version	aF
>verteilt	aF
>vertrage	aF
>veut	aJ
>vez	aH
>vhi	aH
>viajes	aF
>vida	aE
>vie	aD
>viel	a?
>viernes	aD
>vigente	aI
>village	aE
>visits	aJ
>voila	a[
>voll	aE
>volunteer	aF
>volunteers	a?
>von	aH
>vor	aH
>voraussetzung	aE
>vorbereiten	aH
>vormittags	aF
>vorstand	aE
>vous	aI
>vraie	aZ
>w/m/d	a\`
>wage	aI
>wales	aH
>walk	aJ
>wanted	aY
>wants	aB
>warehouse	aG
>wartung	aF
>was	aF
>waschen	aG
>water	aC
>we'd	aG
>we've	aE
>weather	aE
>web	aH
>wed	aT
>wednesday	aH
>wednesdays	aH
>weds	aF
>week	aI
>weekend	aJ
>weekends	aS
>weg	aT
>weiblich	a]
>welsh	aH
>went	aI
>werkstatt	aI
>wfh	aG
>wg	aT
>whatever	aV
>whatsapp	aJ
>while	aG
>who's	aA
>wie	aF
>wieder	aS
>willing	aF
>willkommen	aX
>windows	aH
>wir	aF
>without	aF
>wo	aE
>wochenstunden	aJ
>works	aB
>writing	aI
>wrote	aF
>wunschenswert	aG
>x	aW
>x2	aD
>ya	aJ
>yard	aF
>yearly	aH
>yo	aI
>you're	aH
>yr	aI
>yrs	aD
>zahlen	aH
>zeit	aB
>zero	aD
>ziehen	aD
>zimmer	aH
>zona	a@
>zug	aJ
>zum	aG
>zunachst	aX
>zur	aB
>zusammen	aF
>zwar	aH
>zwingend	aH
>•	aI
? 
	aB
? 0	aT
? nein	aF
? no	aF
@far-	aJ
@late	aE
@top+	a\`
_ 0	ab
_ a	aC
_ also	aH
_ an	aA
_ bonjour	aG
_ buenas	aF
_ dear	aH
_ diktat	aI
_ frau	aC
_ from	aI
_ good	a=
_ guten	aG
_ hello	aF
_ hey	aF
_ job	a\\
_ liebe	aG
_ looking	aI
_ moin	aI
_ morning	aC
_ need	a:
_ ok	aA
_ quick	aF
_ right	aD
_ salut	aJ
_ sehr	aI
_ servus	aI
_ so	a?
_ we	a?
_ wir	aB
a ,	a>
a 0	aF
a bit	aZ
a case	aJ
a chair	aC
a data	aX
a day	aI
a deja	aI
a domingo	aI
a fin	a<
a friday	aI
a good	aA
a head	ad
a hundred	aF
a las	aJ
a model	aH
a nice	aJ
a person	aA
a quarter	aH
a real	aG
a su	aF
a ver	aH
a wk	aE
a year	aE
ab marz	aF
abends	aI
aber-	aH
about the	aH
abre-	aS
abrechnung	aC
abri-	aI
abril .	aH
abst-	aE
acab-	aI
acad-	aE
access	aH
accommodation	aB
accr-	aE
accu-	aF
acht	aI
acht-	aI
acro-	aJ
acti-	aC
actu-	aH
actually	aF
ad	aI
ad ,	aG
ad-	aI
ade	aG
ade-	aG
adre-	aI
adva-	aG
advertise for	aJ
advi-	a?
after 0	aH
after a	a^
after the	aD
agai-	aI
again	aI
again .	aI
age	aI
age-	aI
agence	aU
agencia	aH
agencia de	aG
agenda	aJ
agent	aG
agents	a;
agil-	aG
agreed	aF
agreement	aH
agri-	aB
agua-	aH
aide-	a[
al	aI
al-	aI
alco-	aF
alguna	aJ
alim-	aF
alimentos ,	aG
all the	aE
alle 0	aC
allemand	aH
allo-	aI
allowance	aG
alon-	aE
also ,	aC
alta-	aE
alte-	aJ
alter	aI
alternance	aV
altu-	aI
altura	aI
am tag	aB
amt	aD
amt-	aD
an ,	aG
an ad	aF
an den	aH
an die	aG
an hr	aC
an mich	aG
anae-	aX
anal-	aD
analyst ,	a_
anch-	a?
anchor	a?
and an	aI
and me	aI
and one	aT
and the	aH
and then	aG
anda-	aG
ande-	aF
anfa-	aU
anfo-	aE
ange-	aJ
anla-	aI
anle-	aH
anne-	aH
anno-	a@
annonce	aH
annu-	aH
ano	aI
ano-	aI
anos ,	aF
anos de	aZ
ans de	aI
anst-	aB
answers	aH
ante-	aH
antes	aH
antr-	aB
anua-	aI
anwe-	aB
apar-	aS
aparte	aB
approx	aJ
apres	aI
apun-	aH
are	aI
are-	aI
area	aT
arou-	aH
around	aH
arra-	aS
arri-	aH
art	aJ
art-	aJ
arti-	aF
arzt-	aE
arzte	aE
as	aH
as a	a@
as-	aH
asap	aJ
asap-	aJ
asce-	aI
asi que	aI
asse-	aG
assistante	a^
asso-	aG
association	aD
association ,	aI
astr-	aE
at 0	aH
at a	aI
at night	aE
at our	aJ
at the	aD
at time	aI
atelier	aJ
aten-	aI
atte-	aG
auch .	aE
audio	aI
auf 0	aE
auf dem	a\\
auf der	aS
auf ein	aH
aufb-	aG
auft-	aH
aufw-	aH
aufwarts .	aJ
aula	aR
ausb-	aC
ausbildung	aI
ausr-	aF
auss-	aC
ausschreibung	aE
auti-	aZ
auto ,	aU
autour de	aG
avec la	aH
avec le	aE
aver-	aH
average	aJ
avis-	a@
awar-	aH
away	aJ
away-	aJ
ayud-	aH
azubi	aH
b 
	aG
b ,	aI
bac +	aJ
bac+-	aD
backend	a[
background	aE
bade-	aH
bahn-	aF
bala-	aI
band	aT
bank-	aJ
bar ,	aE
bari-	aU
base-	aH
batch	aF
bath-	aB
baul-	aT
baus-	aD
baye-	aJ
be a	aW
bean-	aG
beca-	aJ
because	aI
beds ,	aJ
before the	aI
befristet auf	aI
begl-	aI
beha-	aG
behe-	aF
beho-	aG
bei uns	aH
benc-	aU
bera-	aE
beraten	aH
beratung	aH
bere-	aI
berr-	aF
beru-	aG
besc-	aI
besoin	aI
besoin de	aJ
besp-	aC
besprochen	aG
betr-	aG
bevo-	aE
bier-	aJ
bila-	aC
bili-	aS
bilingual	aT
bind-	aI
biologie	aX
bis ende	aH
biss-	aF
bist	aT
bist-	aT
bit of	aT
bitte .	aH
blan-	aG
bode-	aB
body	aE
body-	aE
bois-	aH
bonj-	aH
bonjour	aH
bonus 
	aH
bonus ,	aJ
bookings	aI
both .	aI
both-	aI
boul-	aF
bour-	aD
bout-	aH
boutique	aE
boxe-	aI
boxes	aH
brai-	aA
bran-	aI
brauchen	aR
braucht	aJ
brea-	aI
breaks	aH
brem-	aD
bren-	aG
bret-	aG
bric-	aH
brid-	aH
brie-	aJ
brot-	aJ
brut selon	aG
bruto	aJ
buch-	aC
buchhaltung	aB
budget ,	aH
budgets ,	aI
buenas	aF
build	aI
burg-	aX
burgermeister	aB
burn-	aG
buro in	aI
buro-	aI
busca	aF
buscamos	aI
but don't	aJ
by a	aG
caba-	aH
cabe-	a@
cade-	aH
cadr-	aB
cadre	aE
cais-	aH
caisse	aH
caja ,	aH
cala-	aC
calc-	aH
call .	aH
call it	aW
call the	a?
calle	aF
cama-	aU
camb-	aF
campana	aJ
campus	aJ
can be	aT
can get	a[
can we	aE
can you	aD
cand-	aI
cann-	aF
canv-	aF
capi-	aJ
cara-	aD
care-	aF
caro-	aC
carr-	aA
carriers	a@
carte	aB
casa-	aG
cast-	aC
casu-	aS
casual	aU
cdd 0	aJ
cent-	aG
centre	aA
centro de	aI
chai-	aJ
chair	aF
cham-	aA
chan-	aI
chef de	a[
chef-	aE
chefs	a@
cher-	aA
cherche	aC
chere	aG
chip-	a>
choice	aF
choir	aW
choo-	aZ
choose	aG
chor-	aU
christmas	aI
chro-	aS
chur-	aI
cinco anos	aB
city	aI
city-	aI
civi-	aH
clase	aI
class 0	a^
classe	aG
clearance	aI
cler-	aJ
client ,	aG
clientes	aG
clients	aJ
clinic	aF
clinica	aV
clinics	aA
club ,	aI
co .	aA
co-o-	aB
coac-	aE
code-	aI
codi-	aI
coge-	aE
cola-	aD
cold-	aE
cole-	a@
coll-	aB
colo-	aH
com	aF
com-	aF
coma-	aB
comida ,	aG
comite	aH
command	aH
commercial	aD
commission	aH
community	aS
comp	aJ
companeros	aD
compliance	aI
con cartera	aS
con el	aH
con gente	aH
con la	aH
con una	aH
cond-	aC
conferences	aG
confirme	aY
conn-	aI
cono-	aE
cons-	aF
contract :	aE
contractor	aG
contrat	aC
contribution	aI
conv-	aH
coop	aH
coor-	aW
copy-	aJ
core	aT
corp-	aD
corr-	aD
cort-	aH
cosa-	aI
cost	aG
couc-	aA
could	aI
coun-	aJ
coup-	aH
cour-	aF
cout-	aF
cover ,	aH
cover the	aE
covers	aE
cran-	aH
crea-	aH
cris-	aE
cro	aI
cro-	aI
cuad-	aA
cuid-	aI
cult-	aF
cura-	aH
curr-	aI
current	aF
curs-	aF
cust-	aG
cv a	aA
cycl-	aR
cycle	aT
d'ad-	aY
d'eq-	aD
d'equipe	aD
d'in-	aW
d'un	aI
d'un-	aH
dach	aT
dach-	aS
daheim ,	aJ
dank-	aH
dann	aI
das	aI
das ist	aF
das-	aI
data	aG
data analyst	aa
data engineer	a]
data-	aG
day ,	aB
day .	aH
days a	aH
days then	aE
dazu .	aI
dazu-	aJ
de 0	aE
de alimentos	aF
de dos	aI
de fin	a=
de formation	aI
de las	aH
de los	aX
de nuit	aS
de poste	aB
de repos	aJ
de sueldo	aJ
de un	a@
deal-	aF
dean-	a?
dear	aH
dear-	aH
debu-	aJ
decent	aJ
deci-	aG
deck-	aU
decl-	aH
deco-	aI
defe-	a@
defi-	aI
deja-	aF
dejar	aG
dela-	aI
dele-	a<
deli-	aA
demande	aJ
demi-	aI
dental	aG
depa-	aI
depl-	aH
depo-	aG
depuis	aG
deputy	aS
der hochschule	aH
derm-	aE
desa-	aC
desc-	aE
design	aI
designer	aG
desk	aI
desk-	aF
desp-	aJ
deux ,	aG
deve-	aI
development	aH
devs	aE
devs-	aE
dia .	aI
dia de	aE
diag-	aD
dict-	aC
die woche	aG
dienstort	aH
dima-	aH
dimanche	aC
dine-	aI
dinero	aI
diplom	aJ
dir .	aB
dire	aI
direct	aH
directeur	aB
director	aI
director .	a=
directrice	a;
diri-	aZ
disc-	aG
disk-	aF
dispo	aF
disponibilidad	aJ
diss-	aC
dist-	aB
divi-	aZ
do the	aJ
does	aI
domi-	aI
don	aH
don't ask	aI
don't have	aG
don-	aH
donc	aG
donc-	aG
donn-	aH
dono-	aC
door ,	aF
door-	aF
dos anos	aB
down	aI
dr .	aJ
draf-	a@
draft	aA
drau-	aJ
drea-	aG
drei ,	aZ
dreißig	aH
drh	aF
drh-	aF
drin-	aA
drit-	aG
driver ,	a=
driving	aF
droi-	aU
droit	aU
du lundi	aH
duer-	aB
durc-	aI
dure-	aI
duree	aI
dutc-	aG
dutch	aJ
e )	a[
e .	a>
e 0	aE
each	aI
each-	aI
eben-	aI
ebit-	aG
echa-	aE
eche-	aW
ecole	a@
edit-	aI
educacion	a?
eh ,	aD
ehre-	aH
ehrl-	aF
ehrlich	aF
eigentlich	aI
eigh-	aI
eight	aJ
ein .	a=
eine halbe	aE
einh-	aC
einkauf	aD
eint-	aJ
einz-	aC
el anuncio	aB
el de	aI
electrica	aD
elek-	aG
elektriker	a@
elem-	aR
eleven	aG
elig-	aI
elle-	aJ
elternzeitvertretung	aH
emer-	aH
empe-	aH
empleados	a=
empr-	aI
empresa	aI
empt-	aI
empty	aI
en 0	aC
en cours	aI
en el	aG
en un	aF
encadrement	aH
enco-	aJ
encore	aH
endo-	aH
energy	aT
enero	aH
enfa-	aB
engineer ,	a^
engineers	aE
engineers ,	aH
english at	aG
enha-	aH
enhanced	aH
ense-	aS
ensu-	aJ
ensuite	aJ
entg-	aI
entgeltgruppe	aG
enti-	aG
entr-	aH
entry	aG
ents-	aG
entwurf	aH
equa-	aG
equipo de	aC
erfahrung .	a\`
erfahrung mit	aG
erfo-	aH
ersc-	aE
ersten	aC
erwu-	aF
erwunscht	aF
esca-	aG
esco-	aD
escr-	aJ
escu-	aI
espa-	aI
est	aI
est-	aI
este-	aI
esti-	aF
esto	aG
esto-	aG
et 0	aT
et la	aH
et le	aH
et une	aE
etab-	aC
euh	aJ
euh-	aJ
eur	aJ
eur-	aJ
euro-	aG
evenings	aI
ever	aI
everything	aF
eves-	aA
evid-	aH
evidence	aI
excl-	aG
exis-	aC
exp ,	aH
expect	aI
experience	aG
experiencia	aE
expl-	aB
expo-	aS
extension	aG
extr-	aG
extra	aI
fabr-	aC
face-	aF
faci-	aG
facility	aF
fact-	aH
facturacion	aI
fair-	aG
faire	aG
fais	aJ
fais-	aJ
fall-	aC
fami-	aF
familial	aJ
farm	aS
faul-	aI
fede-	aD
fehl-	aG
femm-	aY
fera-	aF
ferm-	aH
ferr-	a?
fest	aG
fest-	aD
fiche	aI
figm-	aJ
figma	aJ
figu-	aJ
fili-	aF
filiale	aH
filing	aF
fill-	aT
film-	aG
finally	aD
finance ,	aB
find-	aH
fine-	aG
finish	aJ
fire-	aG
firm	aH
first ,	aH
first 0	aA
first aid	aE
first and	aY
fisc-	a>
fitn-	aC
five-	aI
flee-	aJ
flig-	aE
flot-	aI
flus-	aJ
folg-	aI
folk-	aF
for 0	aG
for one	aJ
for someone	aF
for two	aE
for us	aC
ford-	aF
forg-	aF
fork-	aJ
formacion	aF
forw-	aS
fotos	aI
fr .	aJ
frag-	aJ
frau	aF
freelance	aD
frei 
	aG
freie	aI
freier	aF
fren-	aF
fres-	aC
frie-	aH
from :	aE
from the	aH
front desk	a:
fuer-	aJ
fuhren .	aF
fuhrerschein	aH
full remote	aF
full time	aG
full-time	aG
full-time ,	aB
func-	aG
fundraising	aR
fur 0	aR
fur das	a?
fur den	aW
fur die	aW
fur ein	aB
fur unser	aG
furn-	aI
fuss-	aH
game-	aF
ganz-	aF
garage	aV
gast-	aF
gate-	aB
geba-	aJ
gebe-	aE
gebu-	aI
geda-	aG
geeh-	aH
geld	aE
gelernt	aI
gema-	aF
geme-	aF
gemuse	aH
gena-	aI
generation	aI
generation ,	aJ
geno-	aC
gent-	aE
gente	aI
genugt :	aI
gern ,	aF
gesa-	aA
gese-	aG
gestion ,	a@
gesu-	aF
gesucht	aG
get it	a[
girls	aT
gleitzeit	aH
glen-	aE
gmbh	aH
gmbh-	aH
go	aI
go in	aI
go on	a?
go-	aI
goin-	aH
going	aH
gone	aJ
gone-	aJ
good ,	aF
gott-	aI
governors	aS
gp	aI
gp-	aI
grab-	aI
grad	aI
grade	aS
grado en	aJ
gras-	aG
gree-	aC
gren-	aJ
gril-	aS
gros	aH
gros-	aI
grow	aG
große	aG
grupo	aH
gruppe	a>
guar-	aI
guardia	aI
guardias	aE
guer-	aC
gues-	aI
guil-	aB
gust-	aF
gut .	aJ
guta-	aD
gute	aT
guten	aG
h 
	aD
h/f	aW
h/f-	aW
haben ,	aI
haber	aH
haber trabajado	aI
habi-	aE
hace falta	aA
hacer	aJ
hafe-	aC
halbe	aH
half .	aH
half of	aH
halle	aJ
handling	aD
handover	aI
hang-	aF
hann-	aF
hard-	aH
hart-	aG
hast-	aI
hat 0	aF
have a	aJ
have an	aV
head of	aF
head-	aI
heads	aB
hear-	aH
heig-	aH
heights	aG
heim-	aG
hein-	aX
heiz-	aG
helf-	aG
help with	a\`
hep b	aE
her	aH
her-	aH
here	aI
here's	aH
here's what	aJ
here-	aF
herm-	aE
herz-	aI
hey	aH
hey-	aH
hier-	aH
hire-	aG
hiri-	aC
hist-	aC
hoch-	aI
hochschule	aH
hoff-	aJ
hohe-	aJ
hola-	aC
homb-	aI
home .	aE
homes ,	aG
homm-	aH
homme	aH
hone-	aG
horaire	aF
horas ,	aW
horas de	aI
horn-	aI
horno	aI
hort-	aD
hosp-	aB
hote-	aI
hotel	aI
hours ,	aI
house	aI
house ,	aD
hr ,	aD
hr .	aE
hr :	aF
hub	aJ
hub-	aJ
huit	aS
huit-	aS
hund-	aH
hybr-	aH
hydr-	aF
hype-	aD
i have	aD
i need	aF
i shall	aY
i want	aI
i write	aF
i'm the	aC
ich	aI
ich-	aI
ideally	aI
if the	aF
if we	a^
igua-	aF
ii ,	aC
il me	aA
il nous	aI
illu-	a?
im sommer	aJ
imme-	aF
impl-	aC
impo-	aG
impr-	aJ
imprescindible	aI
in 0	aJ
in april	aI
in before	aF
in den	aJ
in der	aC
in english	aG
in four	aG
in-h-	aW
in-house	aW
inco-	aF
inde-	aG
indefinido ,	aH
indi-	aG
industrial ,	aX
infa-	aH
infi-	aI
ing	aG
ing .	a?
ing-	aG
inge-	a<
inha-	a@
inje-	aA
inkl .	aI
inse-	aI
inserat	aI
insi-	aC
inspeccion	aF
inst-	aG
insu-	aH
inta-	aD
intake	aH
interim	aE
intern	aF
interne	aB
intr-	a@
inve-	aA
is on	aD
is the	aD
isla-	a@
ist die	aV
it 
	aJ
it )	a>
it .	aF
it to	aH
it's for	a>
it's the	aW
jack-	aI
jahr 0	aH
jahrlich	aH
jan 
	aE
january	aJ
jarg-	aE
jeden	aD
jefa-	aS
job ,	aC
jobt-	aY
jour ,	aG
jove-	aW
jubi-	aE
juev-	aG
jueves	aG
juge-	aZ
juli-	aG
june	aJ
june .	aG
june-	aJ
juni .	aI
junior	aV
junt-	aT
jusq-	aG
jusqu'a	aH
kaff-	aE
kais-	aE
kalk-	aG
kamp-	aE
kann ,	aH
kannst	aJ
kannst du	aH
kanz-	aI
kanzlei	aI
karl-	aA
kart-	aS
karte	aT
kass-	a@
kath-	aB
kaufm .	aJ
kaufmannische	aT
keep-	aB
kell-	aF
kern-	aF
kids ,	aE
kiel-	aD
kindly	aH
kirc-	aR
kirche	aE
klam-	aZ
klas-	aH
klasse 0	aJ
klei-	aD
klim-	aT
klin-	aI
klingt	aH
kommen	aG
konnen .	aG
kopfe	aI
kost-	aE
kran-	aH
kunden	aD
kundschaft	aF
kurz	aI
kurz-	aG
l'an-	aE
l'ap-	aF
l'as-	aB
l'at-	aI
l'es-	aI
l'in-	aF
la caisse	aC
la casa	aG
la de	aB
la junta	aF
la nave	aF
la persona	aS
la tienda	aB
la web	aI
labe-	aF
labor	aG
laden	aW
ladi-	aF
ladies	aF
lads	aH
lads-	aH
lait	aG
lait-	aE
land-	aF
landwirtschaft	aI
lang-	aE
lapt-	aG
last one	aH
later	aX
lava-	aG
lawy-	aG
le 0	aI
le poste	a>
lead	aJ
lead-	aB
leader	aG
leak-	aH
learning	aG
least 0	aI
lebe-	aA
lectura	aH
lecture	aE
leer-	aI
legi-	a>
lehr-	aD
leic-	aG
leitung	aD
lern-	aH
lesen ,	aI
less-	aG
leute ,	aD
level ,	a\`
level 0	aE
lever	aG
licence	aF
license ,	aD
licensed	aZ
liebe	aB
lieber	aJ
lief-	aE
lift-	aI
ligh-	aI
light	aU
like a	aS
like-	aJ
limi-	aG
limp-	aS
lind-	aI
linea	aJ
lines	aI
lini-	aI
linien	aI
linu-	aJ
liqu-	aT
lisb-	aD
list	aJ
little	aH
live in	a?
live on	a^
llam-	aR
llamar	aG
lleve	aW
llor-	aC
lo que	aR
local	aI
location	aC
location :	aB
loge-	aG
logiciel	aJ
logistics	aR
logistics or	aF
longer	aG
look	aR
looker	aH
looking	aE
looking for	aH
m .	aE
m-f	aI
m-f-	aI
m/w/d )	aa
machen ,	aE
macht	aI
macht der	aG
maco-	aD
mada-	aE
made-	aG
magd-	aH
mai .	aG
main	aG
maintenance	aW
mait-	aI
majo-	aI
make	aJ
mala-	aC
male	aH
male-	aT
manage	aC
manager 
	a[
managers	aA
mand-	aJ
mandate	aI
mani-	aE
manipulador	aJ
manipulador de	aC
manner	aD
mannlich	aV
mano	aG
mano-	aH
manu-	aD
marc-	aF
march	aJ
marg-	aD
mari-	aD
mark-	aE
mart-	aG
masc-	aF
mast-	aH
mat	aI
mat-	aI
match	aF
maternity	a?
maths ,	aG
mati-	aI
may 0	aB
mayo	aJ
me (	aG
me .	aX
me da	aF
medi-	aE
meet-	aG
mein-	aF
meis-	aG
meister	aH
memb-	aS
members	aI
mens-	aI
menschen	aH
ment-	aI
mention	aI
menu-	aH
merc-	aH
mercredi ,	aJ
mesa	aR
mesa-	aR
meses ,	aI
mess-	aH
message	aI
meth-	aH
metiers	aW
metr-	aA
mi-t-	aE
mi-temps	aE
micr-	aE
mid--	aZ
mier-	aG
miercoles	aG
migr-	aE
mila-	aH
mileage	aH
min	aI
min-	aI
mind-	aH
mindestens	aH
mine-	a;
minijob	aJ
minu-	aI
mira	aJ
mise en	aJ
miss-	aD
mit 0	a:
mit der	aG
mit drei	aC
mita-	aC
mittags	aE
mittwoch	aG
mittwochs	aH
mixe-	aI
mode-	aH
model	aH
module	aH
mogl-	aF
moi je	aJ
mois 
	aF
monaten	aH
mond-	aH
monde	aG
moni-	aE
monitor	aD
mons-	aH
monsieur	aH
mont-	aI
months 
	aC
morning	aE
mostly ,	aB
mostrador	aV
moti-	aF
movi-	aG
moving	aH
mths-	aG
much	aJ
muelle	aH
mult-	aA
muni-	aJ
muse-	aJ
musi-	aB
muss .	aB
muss nicht	aC
mutt-	aB
mutu-	aE
n'es-	aH
n'est	aH
nach dem	aE
nach-	aI
nachte	aJ
narr-	aI
nati-	aI
national	aG
naturlich	aA
nave-	aG
navi-	aH
ne pas	aE
nece-	aH
necesita	aF
need ,	aA
need a	a[
need to	aD
needed	aH
needs to	aJ
negociar	aI
nen	aZ
nen-	aZ
nerv-	aG
neue	aT
neun-	aG
never	aI
news-	aG
next	aJ
next-	aJ
ni "	aJ
nice-	aH
nicht .	aH
niem-	aE
nights 
	aU
nimm-	aE
ning-	aH
nivel 0	aW
no .	aI
no lo	aJ
no weekends	aH
nobody	aJ
noch	aJ
nocturnidad	aH
nomb-	aI
non ,	aJ
non--	aE
noon .	aJ
nort-	aE
not "	aC
not a	aC
not essential	aI
not just	aI
nota-	aS
notd-	aG
notdienst	aG
note	aI
note-	aI
notig	aI
now .	aB
nueve	aI
nuit ,	ag
numb-	aI
nume-	aG
nurses	aE
o .	a=
o 0	aB
ober-	aE
obje-	aJ
obra-	aD
obse-	aG
obviously .	aG
occa-	aG
oct 
	aD
october	aJ
octubre ,	aJ
oder 0	aG
oder einen	ad
of 0	aH
of our	aZ
of six	aH
of the	aF
of them	a\\
of those	aJ
of us	aC
of which	aF
offe-	aG
office	aI
office 
	a@
offices	aJ
offn-	aF
ofic-	aF
oficial	aI
oficiales	aH
ok so	aH
olde-	aI
on 0	aI
on at	aH
on est	aG
onbo-	aJ
onboarding	aJ
one ,	aE
one .	aR
one day	aG
one in	aI
one of	aH
online	aG
online ,	aI
onsi-	aG
onsite	aG
open-	aH
opening	aG
ops	aI
ops-	aI
or a	aJ
or get	aG
oral	aI
oral-	aI
orga-	aA
ort :	aE
oste-	aE
otra	aJ
ou 0	aF
ou a	a@
ou equivalent	aH
ou un	ak
out the	aF
outf-	aH
outfit	aH
over	aH
over 0	aI
overlap	aJ
owne-	a@
owner	aE
p .	aE
pack	aH
pagada	aI
page	aD
page-	aF
paid ,	aG
palabras	aE
pale-	aA
pall-	aU
palm-	aF
pane-	aF
papi-	aC
par an	aJ
par la	aH
para el	aV
para la	aT
parc-	a@
parcial	aH
pare-	aG
parental	aH
park	aT
parl-	aH
parte	aD
partir	aJ
partners	aB
party	aF
pas	aJ
pas )	aH
pas besoin	aJ
pas le	aG
pas-	aJ
paso-	aH
pass-	aI
passe	aJ
passer	aI
patient	aE
patr-	aC
paul-	aF
paym-	aW
payments	aY
pays	aI
pays-	aI
peda-	aE
pena-	aH
pequ-	aJ
per	aH
per-	aH
perf-	aD
peri-	aJ
perm-	aG
person 
	ae
person .	a@
persona	aW
personas ,	a=
persons	aW
pesa-	aX
petr-	aB
peu de	aF
peut	aI
peut-	aI
peux-	aA
pfar-	aH
pfle-	aS
pflege	aI
phar-	aE
phil-	aG
physical	aH
physics	aU
piano	aV
piec-	aG
pila-	aE
pilo-	aH
pint-	aH
pipeline	aJ
piso	aH
plac-	aI
place	aJ
plain	aH
plant	aI
plat-	aD
platform	aE
play-	aG
playwright	aI
plaz-	aU
plaza de	aU
plc	aI
plc-	aI
pm 
	a=
pola-	aB
poli-	aI
pone-	aF
pong-	aF
pont-	a?
pool	aI
pool-	aJ
por la	aI
posi-	aX
posible	aA
position	aZ
position :	ac
possible ,	aJ
post ,	aG
post :	a\`
postgres	aH
posting	aF
posts	aT
pour la	aF
pour le	aB
pour les	aR
pour un	a<
pr	aI
pr-	aI
prat-	aF
praxis	aJ
prec-	aD
pref-	aG
prem-	aI
pren-	aF
prep-	aC
presence	aA
pret-	aW
prev-	aJ
primary	aI
primera	aW
primeros	aH
probation 
	a>
proceso	aH
process	aU
productivite	aE
prof	aH
prog-	aJ
prom-	aH
proper	aJ
properly	aD
property	aU
propia	aC
pros-	aF
prot-	aE
prov-	aH
psic-	aE
publ-	aG
pued-	aG
puen-	aE
pues-	aS
puesto	a[
puesto :	af
pump-	aA
punk-	aH
purp-	aH
purpose	aH
python ,	aH
qualifications	aJ
quality	aH
quar-	aJ
que el	aI
que la	aC
que le	aB
que no	aH
que sepa	aD
que son	aH
quelqu'un pour	ai
quer-	aG
questions	aD
quick one	aF
quien	a@
quince	aW
quince dias	aI
quit-	aI
raba-	aG
radi-	aE
rais-	aF
ramp-	aI
rapi-	aD
rapp-	aF
rare	aJ
rare-	aJ
rate	aH
rate-	aE
raum	aE
raus-	aG
read-	aI
reas-	aI
rece-	aS
recepcion	aV
reception	aB
recht .	aH
reco-	aF
recr-	aA
recu-	aF
red	aE
red-	aE
reda-	aH
redi-	aC
redu-	aG
reel-	aD
refi-	aI
refo-	aH
refu-	aG
rega-	a?
regi-	aC
register	aG
registered with	aG
regular	aG
regulatory	aX
reha-	aF
rehe-	aH
reic-	aF
reicht	aG
rela-	aH
rele-	aE
relevant	aI
reli-	aG
reme-	aG
remote ,	aI
remote in	aI
remoto	aG
remplacement	aF
rene-	aH
reno-	aE
rent	aI
rent-	aH
rente	aI
repl-	aD
replacement	aE
requ-	aB
request	aD
research	aH
residential	aI
rest-	aF
resto	aH
reta-	aI
retail	aF
rete-	aI
retention	aH
reti-	aJ
retr-	aG
retu-	aH
returns	aI
revi-	aJ
righ-	aI
right	aI
right ,	aJ
right .	aF
ring-	aJ
road-	a@
robo-	aG
role :	ad
roll	aG
roll-	aH
rond-	aJ
roof	aI
rooms ,	aH
rose-	aG
rost-	aJ
roster	aI
rota-	aG
rote-	aF
roul-	aU
round	aE
rounds	aI
rounds ,	aF
rout-	aG
rue de	aF
rule	aG
rule-	aG
run a	aH
run the	aY
rund	aG
rund 0	aF
rund-	aJ
runn-	aI
running	aI
russ-	aJ
rust-	aD
saal-	aI
saba-	aJ
sach-	aU
sage-	a@
sain-	a@
sala-	aG
sale	aA
sales	aX
sali-	aI
sall-	aE
salo-	aI
salon	aI
salu-	aI
salut	aJ
salv-	aA
salz-	aI
same-	aI
samstag ,	aJ
samstags	aI
san	aI
san-	aI
sand-	aB
sani-	aH
sant-	a;
sante	aA
saub-	aI
saun-	aJ
sauna	aJ
savi-	aJ
says	aI
says-	aI
scar-	aF
sche-	aH
schl-	aF
schlosser	aC
schm-	aA
school of	aC
schooling	aJ
schools	aH
schreiben ,	aH
schule	aG
schulung	aH
schw-	aI
scie-	a?
scre-	aE
scru-	aY
sear-	aW
searches	aF
season	aJ
seat	aG
seco-	aI
secr-	aG
sect-	aB
secteur	a@
sections	aH
secu-	aE
securite	aF
sede-	aD
seek-	a@
sein ,	aI
sein .	aE
sein-	aF
seis	aI
seis-	aJ
seit	aG
sele-	a@
semana de	aE
seme-	aH
senior	aS
seniority	aD
seno-	a[
sens-	aH
sent-	aG
september	aF
september .	aI
septembre	aH
seri-	aG
series	aI
serv-	aI
service charge	aB
servus	aI
sess-	aH
setz-	aH
setzen	aH
seul-	aI
seve-	aI
share	aI
shea-	a@
shee-	aH
shift ,	aI
shifts	aI
shoe-	aB
shop-	aH
shut	aJ
si ,	aH
si no	aI
si possible	aJ
side 
	aY
side of	aG
sie das	aE
sieg-	aC
siem-	aG
sien-	aY
sier-	aI
sierra	aI
sign-	aI
sinc-	aI
since 0	aI
sind 0	aG
sing-	aH
singen	aH
site :	aD
sites	aA
sites ,	aC
situ-	aF
sitz-	aF
sitzen	aG
sixt-	aB
skip-	aG
slic-	aI
slim-	aH
small ,	aI
so 0	aH
so :	aU
so the	aD
so you	aC
socios	aI
sofo-	aH
sofort	aH
software	aJ
soir ,	aI
sola-	aV
sole-	aE
soll	aJ
soll-	aI
someone to	a\\
somewhere	aB
somos una	aE
sond-	aH
sorry for	aG
souh-	aD
sour-	a@
sous	aH
sous-	aH
sout-	aD
south	aC
sowi-	aG
sowie	aJ
sozi-	aH
spanish	aJ
spat-	aF
spatestens	aH
spec-	aS
specialist	aY
spel-	aF
spen-	a\\
spin-	aD
spli-	aI
spon-	aH
spor-	aG
sports	aG
spra-	aE
spri-	aH
spring	aG
sr	aV
sr-	aV
stab-	aX
standard ,	aI
standort	aJ
stat-	aF
std ,	aA
stee-	aH
steh-	aG
stei-	aD
stel-	aU
stelle	aU
stellen	aV
step-	aE
ster-	aD
steu-	aC
steuerberater	aE
stev-	aD
stey-	a?
still	aI
stock ,	aJ
stop-	aI
stor-	aB
stre-	aH
street	aH
stretch to	aJ
strong	aI
stud-	aH
student	aD
students	aF
stuh-	aD
stunden	aJ
subj-	aC
subm-	aH
subs-	aH
subv-	aE
such-	a?
suchen	aJ
suit-	aH
sun--	aG
sunday ,	aH
sundays	aH
supe-	aB
superior	aF
supplement	aH
sur	aG
sur-	aG
surg-	a?
surv-	a?
sust-	aW
t .	aG
ta ,	aA
tach-	aA
tag	aG
tag ,	aJ
tag-	aG
taki-	aI
tale-	aD
tall-	aF
taller	aJ
target 0	aJ
task-	aE
tast-	aB
taxi-	aA
teac-	aG
teacher	aR
team "	aG
team ,	aJ
team .	af
team of	aG
technicien	aT
techniker	aD
technique	aC
tecn-	aD
tel	aE
tel-	aE
telefon	aJ
tell	aJ
tell-	aJ
tend-	aI
terc-	aF
terr-	aR
terraform	a@
terrain	aY
testing	aH
texa-	aJ
texas	aJ
texte	aJ
thanks	aF
the 0	aE
the class	a>
the day	aH
the door	aH
the end	aJ
the field	aF
the first	aG
the lab	aD
the line	aF
the new	aD
the night	aU
the odd	aH
the old	aF
the one	a@
the other	aG
the post	aD
the right	aJ
the site	aF
the staff	aE
the team	aC
the third	aH
the tone	aE
the two	aG
thea-	aG
theatre	aI
them ,	a\\
them to	aC
then ,	aG
thie-	aD
thin-	aG
thinking	aI
thoughts	aE
tick-	aI
tiem-	aI
tiempo	aI
time	aG
tipo	aI
tipo-	aI
titel	aT
title	aR
titulo de	aE
to :	a@
to do	aD
to get	aE
to go	aE
to keep	aH
to live	aT
to our	aC
to run	ak
to take	aF
to them	aH
to two	aE
toda-	aI
today	aI
todo el	a@
toil-	aE
tort-	aJ
tour	a@
tout le	aJ
towards	aG
trab-	aI
track	aW
tractor	aF
trag-	aH
train	aF
trainee	aH
trainer	a@
training	aG
traite	aF
transfer	aJ
transport	aG
trau-	aI
trav-	aF
treatment	aH
tren-	aF
trep-	aJ
tres anos	aH
trim-	aE
trin-	aD
trip-	aH
trips	aJ
trop	aJ
trop-	aJ
trust	aE
tue--	aG
turn-	aC
turno	aH
turnos	aI
turnos de	aH
tv-l	aD
tv-l-	aD
twic-	aH
two .	aD
two in	aI
two to	aD
two--	aA
type :	aI
uberzahlung	aH
ubli-	aJ
umba-	aG
umfa-	aF
umsc-	aI
un mes	aF
un peu	aD
un plus	aG
un sabado	aI
un samedi	aF
un/a	aX
un/a-	aX
una semana	aF
una vez	aF
unas	aI
unas-	aI
unbe-	aE
unbefr .	aE
unbefristet ,	aH
unbefristet .	aI
und 0	aH
und den	aC
und eine	aB
und zwar	aI
unde-	aF
under	aH
unge-	aF
unit ,	aU
univ-	aC
university	aI
unser	aG
unter 0	aI
up ,	aF
urge-	aC
us )	aE
usin-	aU
usine	aA
ute	aJ
ute-	aJ
vacances	aF
vacancy	aS
vale-	a=
vali-	aD
vall-	aI
valley	aG
vamos a	aJ
vega-	aI
vendredi	aI
verb-	aI
verkaufen ,	aG
verl-	aA
verr-	aH
vers-	aC
vertrage	a>
verw-	aF
vete-	aB
vets-	aB
veut pas	aH
vida-	aJ
viel-	aG
vigo-	aI
vill-	aG
vire-	aH
vist-	aB
vitr-	aI
voil-	aI
voila	aI
voir	aJ
voir-	aJ
voll	aI
vollzeit	aB
volo-	aB
volu-	a?
volunteer	aI
volunteers	aJ
von 0	aJ
vor der	aA
vorh-	aI
vorm-	aI
vors-	aG
vorstand	aI
vous	aI
vous-	aI
vrai	aJ
vrai-	aR
vraie	aX
w/m/-	aT
w/m/d	aT
w/m/d )	a]
wach-	aH
wait-	aI
wald-	aD
wall-	aI
wanted	aB
wants	aH
wants to	aH
war der	aT
ware	aG
wart-	aI
wartung	aI
was .	aI
wasc-	aI
watc-	aF
wate-	aI
water	aC
way with	aD
we can	aU
we get	aC
we have	aJ
we run	aE
we want	aD
we'r-	aI
we're	aI
wech-	aI
week (	aE
weekends	aU
weekends 
	aE
weg .	aG
weib-	a[
weiblich	a[
weiß-	aH
well-	aC
wend-	aF
wenn die	aE
wer	aI
wer-	aI
west-	aC
wg .	aF
what	aJ
whatever	aV
whatsapp	aH
whic-	aI
whit-	aH
who can	aR
who will	a?
who'-	aE
wide-	aB
wieder	aF
will be	aD
willing	a?
willkommen	aW
wind-	aH
wine-	aH
wir brauchen	aH
wirt-	aI
wish	aI
wish-	aI
wissen	aJ
with 0	aI
with a	aI
with one	aC
with the	aG
with two	aF
within	aI
within the	aD
without a	aX
wochen .	aI
wohn-	aI
woll-	aF
wood-	aE
work .	aH
workers	aH
would be	aG
would help	aE
write	aI
x 0	a\\
x2	aI
x2-	aI
y con	aI
y de	aI
y dos	aI
y el	aE
y en	aG
y lo	aG
y no	aG
y que	aE
y si	aD
y un	a@
y una	a=
year 
	aG
yearly	aG
yes ,	aD
yo ,	aJ
york-	aG
you 
	aI
you ,	aI
you .	aW
you can	aE
you get	aH
you have	aJ
you live	aJ
zahn-	aE
zeic-	aH
zeit	aC
zeit-	aG
zero	aI
zero-	aH
zert-	aF
zieh-	aH
ziehen	aH
ziel-	aG
zimm-	a?
zona	aF
zona-	aF
zone-	aC
zu besetzen	aT
zuru-	aB
zusammen ,	aG
zwol-	aH`
