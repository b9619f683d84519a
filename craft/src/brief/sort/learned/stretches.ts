/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	tT
! !	tU
"	ra
" a	qIsUtY
" dans	rT
" das	qTrR
" et	rS
" fast-paced	rS
" in	r\\
" rockstar	rS
" so	cWqVrJ
" y	rT
"$	qSrY
#1	cXiTtR
#capitals	jX
#money	g]
$ 0	gRkW
$ 00	gV
$ 000	hY
%	gShR
% 00	gS
% de	gX
% free	iRrQ
% holiday	hH
% match	gJhT
% of	hS
% off	fHhb
% shift	gThJ
% sur	gShS
% variable	gV
%$	f^gShQ
&	bX
& a	iJjZ
& d	iXqV
& l	iZjR
&$	iY
( !	f]hFoH
( 0	aRj>kTmT
( 00	bS
( 000	fIiQ
( 0000	eViS
( b	hU
( e	a[
( ja	aRhRqItU
( k	gIhY
( m	aZ
( mid	aW
( ne	aX
( no	fRlTpS
( not	jUkJlS
( or	gHjZ
( the	dIq\\
( w	aX
( we	gIhQiWjR
( yes	h\\
+ $	fEgJhIj@k_lC
+ +	iUjR
+ 0	mT
+ 00	gXhR
+ 000	bQ
+ a	hR
+ cv	gK
+ e	jW
+ english	rV
+ prime	bKgRsU
+ tips	sR
+ £	fIgS
+$	gTjT
-'aise	j[
-'au	oR
-'d$	gJhGj]kJ
-'en	bUoT
-'ll	jV
-'s$	bWfV
-'sagt	qU
-'t$	lVqQrY
-'un	aR
--auto	aJbFdJeGgEh[iHmInRpGqKsKtJ
--call	gUqR
--deux	gUiS
--down	iUkR
--file	cJgViYjJlH
--five	gXhTjJ
--form	r]
--four	bRhS
--frei	bFcFeUtW
--home	bTpS
--huit	fWhIiKo]tJ
--in	fJiSpX
--la	kJqTrX
--le	iJjYrV
--midi	fY
--ones	gTqR
--only	eXfHjHlS
--over	aJiVqX
--sept	aGiIoY
--size	bW
--star	bZiI
--surg	aYcHfJ
--tech	b[cGjJtJ
--term	aHeVqV
--time	eY
--tu	qStW
--type	eUhR
--up	bShUiSoQ
--vous	aSiS
--watt	jIkV
--year	eW
-00$	kVpS
-a's	eGgKhHiKoXqVtJ
-aal	bTqX
-aar	kJr\\
-ab$	jS
-aba	cSqZ
-abado	fY
-abaja	fZ
-abajo	dQiV
-abatt	gKh]
-abe	i\`
-abend	gJhZ
-abeza	iUsY
-abies	mTqT
-abine	aIbDcIdBeJfIhTjGkHt^
-ablan	qS
-ablar	iQjKkU
-ables	eThSjT
-ablet	aIfGhX
-abord	iJrW
-abour	qV
-abras	rY
-ac$	c[tR
-acant	iT
-ace	aQiV
-ach	c]pR
-achen	iUjQ
-acher	aYbRtD
-aches	jV
-achst	tR
-achte	fWqT
-achts	iX
-acias	bTiJtZ
-acies	bYiJpHtY
-acing	bYqTtJ
-acion	hS
-acite	iKjS
-ack	i[lIqR
-acked	aDb[fHgKhYtF
-acken	jRlSsJ
-acker	aEb\\iJtI
-acket	jR
-acons	aWfIiJ
-acted	eVfIiIp\\tJ
-acter	pW
-actor	eViU
-acy	eQiRjQlI
-adame	tR
-adder	lGqR
-ade	gShKjRmQqQ
-adege	tR
-ademy	cUiKlT
-adena	bWhS
-adera	cY
-adero	aUbV
-aders	dYiIlRtQ
-adies	aJiTsR
-ading	cSrU
-admap	iX
-adora	bSjS
-adout	f]gJiDoGpDqYrK
-adrar	eIiW
-adrer	mT
-adres	hSsZ
-adrid	cQnR
-adros	iV
-ads	aKgZmT
-adt	cY
-aduca	qW
-ady	dKiRsQ
-aeg	kY
-aelle	iHmWqT
-af$	jW
-afe	aIcZiFrT
-afety	aShJ
-affen	fKiWqT
-affic	bTnV
-afico	pT
-afo	cGfIhHiEpIrZ
-afond	qT
-aform	iRkX
-aft	aR
-aften	aYbJjT
-after	eHfJiIlJoTsZ
-aftig	jUrKsU
-ag$	dR
-aga	bIcHh\\iCkElJpJ
-agada	cHgVnS
-agado	hUpU
-age	iR
-agena	cSjRtK
-agger	jU
-agina	rS
-aging	bQgEhR
-agner	aRiQ
-agnes	bScHi[
-agnie	aHbXqV
-ago	cT
-agoza	cWgKnU
-agram	iJjKlVrS
-ags	fW
-agt	fVqQ
-agues	iFjQ
-ah$	gVmK
-aheim	hQnR
-ahili	cHjUkT
-ahl	hRpT
-ahlen	gRhSlU
-ahmen	fVnY
-ahnen	bUqRrU
-ahr	oY
-ahrer	aY
-ahrig	jR
-ai$	c]iJpH
-aid	bS
-aie	cShIs[
-ailer	aSrV
-aille	aJiTsQ
-aim	hWjQ
-ain	cV
-ained	jSpIqVrU
-ainee	jElTmV
-ainer	sRtJ
-aines	hUlSoR
-ainne	aHmUrV
-aints	i[
-air	mYqR
-aires	bTiV
-airie	cUtJ
-ais	lR
-aised	bV
-aiser	hX
-aises	bWgRhJ
-aison	bV
-ait	kVqX
-aja	fRkT
-ajado	gTkTlQ
-ajaja	qV
-ajara	aImT
-aje	qV
-ajera	aVcUfE
-ajets	gFhYiGnV
-ajo	iS
-ajors	bS
-ak$	aXcIfSiJ
-ake	iU
-akers	jEkRsT
-aking	k_
-aks	fRlQ
-akt	fXhJpRtH
-ala	aUjJtR
-alada	aJcTqU
-alary	gUrX
-alate	jZ
-alb	tR
-alben	bIgTiS
-ald	c[hGoT
-aldad	oKqKrU
-aldas	jU
-ale	bScR
-alent	j\\qJ
-alers	bRcJfGiX
-alets	aIb[
-aleur	jS
-alfte	dUhS
-ali	cY
-alian	jZkC
-alida	qV
-alide	jX
-alien	aSkS
-alina	bS
-alise	bViS
-alist	aZjRtC
-alite	cJmStR
-ality	aCbVrT
-all	aHc]tK
-allas	iToU
-alled	iSjV
-allen	mT
-aller	bS
-alley	bUcR
-allos	jW
-almas	cQiU
-alo	r]
-als	iV
-alt	cU
-altas	jTrV
-alten	iRrQ
-alter	aZgSiJjVtH
-altet	r[
-altst	jX
-alyse	hTiWjIlR
-alyst	aVmR
-alz	aIb[cCjR
-ama	cUeT
-amada	pZ
-amais	iJ
-amber	iIjV
-ame	jU
-amedi	fQ
-amera	qDs\`
-amica	aHb[
-amily	bRhS
-amina	iQjYmI
-aming	bW
-amion	h[tJ
-amish	bTjUqQ
-amm	hSiT
-ammen	dQ
-ammer	hQ
-amo	iS
-ample	pq
-ampus	cUhR
-amt	aV
-an$	cW
-anaba	cXlJ
-anach	fK
-anada	jKlJnZ
-anage	jRrVtS
-anana	fS
-anced	hUjQ
-ancer	qZ
-ances	hQnR
-anche	fR
-ancia	cHdWnSpW
-ancos	iU
-andar	jQpS
-andby	fUgRjJ
-anded	jFkHlWqTtJ
-andel	b[pJ
-anden	tS
-ander	jUqY
-andes	bY
-andig	aRiVjI
-andit	tX
-andle	iRjS
-andra	bIcGiUqRsS
-ane	hQiUkS
-aneja	kV
-anejo	jX
-anent	e[
-anese	fJkRsX
-ang	cS
-anged	jUqW
-angen	cYoVrR
-anger	aRkJqRsS
-anges	iWrS
-angig	jTlR
-angue	kT
-anian	jJlSsR
-anica	iHjX
-anico	bWsStK
-anier	gUhS
-anies	bY
-anina	aT
-aning	bIhIiTjHsV
-anish	kR
-anist	jTmW
-ank	b]
-anken	bWcHgStT
-anker	qZsH
-ann	tS
-anned	aIiS
-annee	fQjUlS
-annel	bIcJeViIjEtU
-annen	bX
-anner	oR
-annes	cW
-annot	jR
-annst	kSoQtS
-annte	j]qI
-ano	kT
-anolo	qX
-anque	qR
-ans	cYsW
-ansea	nX
-antal	cR
-antar	jS
-anted	aRtQ
-anten	iRtJ
-antes	aV
-antia	gV
-antil	cGeZ
-antin	aIiKmVtT
-antor	tU
-anual	kVqQtI
-anuar	eRfS
-anung	fRiQjGsV
-anz	b[
-anzen	i[
-anzig	bJmV
-ao$	cVhS
-aos	kXqX
-ap$	bYjQ
-apa	cVjW
-ape	oV
-apers	iWjJlU
-aph	iStU
-apham	cU
-aphie	hJjSk[
-apier	kR
-apist	aRhTmR
-app	pQ
-apped	gV
-appel	qY
-appen	jRpXqRsJ
-aptop	hY
-apy	kW
-aques	fZ
-ara	hYkW
-arado	gWhIrX
-arage	aSbQmS
-araje	hR
-arb	aYbIcJdRtH
-arche	cWqS
-arcus	pI
-ard	tR
-arded	iItZ
-arden	bXkRoKqQ
-arder	aTqTsW
-ardes	fT
-ardia	fW
-ardin	hW
-are	gFhVjS
-areas	bRiT
-areer	eW
-areme	g]
-arent	kWpR
-arers	iU
-argar	i[
-argas	jKsU
-arger	iRq[
-arges	sY
-arget	gSiU
-argon	rZ
-arian	jSkKlR
-arias	aSiU
-ariat	aSbS
-ariee	jGlY
-arier	sWtX
-aries	bX
-arifa	gVpR
-arina	cU
-arine	aU
-aring	iS
-arios	iSmT
-arish	aT
-arity	jGkWlU
-ark	bWcYiI
-arken	bYcRsT
-arler	iIjT
-arles	iTqX
-arm	fGiVjSpI
-armen	hDiT
-arnet	jR
-aro	qR
-arque	bXqIsS
-arrer	bRm[
-arrio	bUcSfK
-arrow	cRjU
-ars	dIiWjSpW
-arsal	gRjS
-art	tR
-artal	fRqT
-artas	qZsK
-arted	bSiRjU
-arten	bTcJhYiIjJtR
-arter	hGnS
-artet	bQkX
-artin	hX
-artir	lT
-artos	cTpTtK
-arung	pR
-arzte	bRgYiStJ
-asado	oTsR
-asenz	dX
-ashed	aJhYjIpHqY
-ashes	bXcIiS
-asico	gUkU
-asics	lS
-asing	hT
-asion	iWrR
-asn't	qW
-asons	bTdT
-asque	cXhS
-ass	gShXiUjH
-assed	qQ
-assel	cT
-assen	rS
-asser	jTpS
-asses	bXfUhI
-ast	iX
-asted	bTiI
-asten	lTqJrW
-astle	bRcWjJpT
-astro	cVjSlQ
-astry	aTiWtJ
-asual	e[
-asz	rT
-ata	bTgWrY
-ate's	kUqV
-ateau	cT
-ately	bR
-atest	gIo^pH
-ateur	a]
-ath	jHrU
-athon	tS
-ati	fHhAiKk\\
-atica	hRiX
-atics	bWcGgIiHjR
-atima	gGmVqR
-ating	dU
-ation	iT
-atios	iQ
-ativa	bU
-ative	jX
-ativo	aSqRsR
-ato	eTiT
-ators	aQbUtI
-atory	aTcJfW
-atrie	aS
-atron	kTpRqS
-ats	qR
-atsch	iYtC
-att	hS
-atten	bZ
-atter	fKj[tK
-atung	aZcHfRjGkU
-atura	aXjKlXqK
-ature	bHdS
-atz	cQ
-atzen	bVhVqV
-atzes	q\\sI
-au$	aUca
-aub	hVtR
-auber	iRtT
-auche	bQq_
-aucht	aBdRjIlTnRtU
-aud	m\\
-auern	cGiVjIkY
-auf	iT
-aufen	bS
-aufer	aYjUtI
-auing	aVjS
-aults	iUjI
-aum	b\`cJnR
-aumen	iWj\\kHlEtF
-aus	b]
-ausen	bDc\`iF
-auser	aJb\\iVtG
-aut	qY
-auter	bX
-autes	aKbSqQrV
-autre	qZ
-aux	iQ
-außen	cSjSnU
-av$	gTiU
-avail	dS
-avaux	iImU
-ave	aEbUcRjIkXtH
-avian	kS
-avier	aGc]
-aving	qT
-avoir	jR
-avour	gVkT
-aw$	aIjWmX
-awick	cR
-awing	iUqT
-awyer	aVjJsRtJ
-ax$	cXmG
-aximo	rUsV
-aya	c[
-ayage	iV
-ayees	gVnU
-aying	jR
-ays	fW
-ayuno	hUiR
-az$	bSrV
-aza	aTpTqS
-azada	qW
-azado	bZjI
-azo	qStW
-aße	cRpR
-ba$	cYkV
-bably	aFeKiJkImIrIsStX
-bad	aDbVcVkJtH
-bados	fZ
-bains	cdiB
-bajar	jZ
-ban	aU
-bao	cV
-bar	fUjT
-bares	cIhHiRtU
-bas	jTpT
-based	aIbUcBd[fJiGmHtJ
-bau	aUbc
-baude	iR
-bauen	i\\
-bauer	aUmVpS
-be$	eUgR
-bed	aQjGlX
-bel	fToR
-bemos	lRqW
-bende	f\\nJ
-bends	fWiJ
-benso	lU
-beres	bUjT
-berin	bR
-berlo	fUqQ
-bes	cUiKjH
-betes	iT
-bezug	g[
-bi$	hTmW
-bia	cXkKqXrHsI
-bidas	bV
-bie	e\\gJhUjEkH
-big	qSrS
-biles	dThGpU
-bines	bX
-binet	bV
-bir	jS
-bis	iRmW
-bisch	cQj>kTlW
-bject	rStS
-bke	mR
-bla	rR
-blado	jKkRqR
-blatt	hSrVtW
-ble	jR
-bleau	jV
-blich	aV
-blico	eSrQ
-blier	qVtR
-bling	pKqUrTtC
-blish	qT
-bloux	c\\
-bly	aHsYtW
-bmast	iUqR
-bo$	kR
-board	fXiVqVrR
-boden	aJcIi[jG
-bon	aKcUiR
-bonne	cZ
-bonus	gY
-books	bSjU
-bor	aTbJmRtJ
-boral	pX
-bourg	bShH
-bouts	fJgQiVjJtR
-bra	gRjKpRrS
-braba	qT
-brary	bW
-brazo	tY
-bre	o\`
-brero	oSpT
-bride	aJdWhU
-brido	dX
-brief	iSjZ
-bro	qXtI
-bruar	oTpR
-bs$	cX
-bsatz	r[
-bsite	r]
-bspot	gKiQ
-bsrat	jUpHqW
-bst	rV
-bsten	oQsU
-bt$	fV
-bunal	pS
-burgh	cW
-bus	hW
-by$	aSc\\eKiIjF
-bys	cXjY
-c-feb	bJfVoU
-ca$	cT
-cable	fShRjU
-cad	jYkR
-cador	iTrR
-cadre	mY
-caise	s_
-cal	hQ
-cales	bWsR
-calls	cIfUhKi[jKnG
-cally	cRdHtS
-cam	jW
-camos	aRbTlQtR
-can	jWrKsU
-cancy	qRtR
-cando	cJfKjTtQ
-cante	aScVdEqI
-cants	jRsQ
-cap	jRrU
-car	aJdRiQtQ
-caria	iV
-cario	qR
-carts	iR
-cas	bW
-caser	jT
-cat	iIj[
-cates	lV
-ccent	s\\
-ccess	bQiS
-ccord	hWqQ
-ceaux	bQtK
-ced	aRhQ
-ceite	bRgQ
-cemos	b\\
-cence	jVlR
-cense	gTjVkR
-cente	hQjR
-cents	lKsZ
-cer	aU
-ceros	aHbZcJ
-cesos	iU
-ch$	cV
-cha	cW
-chaft	jT
-chale	eX
-chats	mRnS
-chbar	jS
-chdem	gV
-check	gTqZtI
-cheid	c[iJrQtE
-chein	j^kW
-cheme	lQnT
-chent	iJsVtS
-chers	bWhRiHkQ
-chick	cCj[mKpQ
-chien	fJgFhIiGjXnX
-chine	bSqU
-ching	eZjHkSlIoKqR
-chirm	jZ
-chl	jU
-chlaf	jW
-chlag	gY
-chler	sY
-chmal	iItW
-chnee	jY
-chnen	fGhHj[
-chnet	fQgV
-chnik	aVbRjSmT
-cho	fVhI
-chs	fThTsS
-chsen	aSeHgS
-chste	bWfKhR
-cht's	jJlVqT
-chten	cSmQ
-chter	bXkQrW
-chtet	hKmY
-chtig	eRfU
-chule	b]iG
-chung	cFi^tI
-chuss	gHh_iS
-chutz	cHjUkU
-chwer	pKsV
-chzig	dU
-ci$	lXpRtS
-cia	cQ
-cials	iT
-cians	lUmT
-ciate	gS
-cibir	iV
-cicio	aTeJjIpS
-cidad	jTqQ
-cided	rRtR
-cie	kS
-ciens	bWcKmS
-cient	fUgX
-ciera	aW
-cific	bRcW
-cil	bR
-cimos	fUmIpU
-cinas	bUsV
-cipal	aT
-cipio	bVgHqTtJ
-cir	jQ
-ck$	cVjT
-cke	iW
-ckend	aX
-ckers	aUeIfIoQ
-ckets	lS
-cking	iUqQ
-cklog	dSiU
-cks	hU
-ckt	iFjXqS
-claim	hWjQ
-clave	hTiT
-cle	jU
-cnico	jU
-co$	bR
-codes	iY
-colar	eR
-coles	aSbStJ
-com	aVkU
-con	aQc_
-corah	cU
-cords	iX
-cos	jR
-cou	tT
-count	qQ
-coupe	iV
-cours	hIjJl\`pErKsF
-cp$	kU
-credi	fTgKhSpQsJ
-creen	pSqR
-creet	jUqU
-crete	jKs[
-cribe	gJqQrS
-cribo	tT
-cript	jVtT
-crire	tU
-crito	fVjS
-cruit	iStT
-crute	cJiJtX
-cs$	aS
-cta	gZmQ
-ctado	aKjJq[tT
-ctalo	rX
-cte	bVjU
-ctice	bY
-cting	bKiSpBr[tI
-ction	aS
-ctiva	jYqW
-ctive	jR
-ctivo	eTrY
-cto	jT
-ctora	bRmVqS
-ctors	aSiYkV
-ctory	cWjT
-cts	bTiTkX
-ctual	rQ
-ctuel	eTrX
-ctura	rS
-cture	sQ
-cueil	cXiV
-cuela	bT
-cular	aQcKdX
-culas	iUrX
-culos	iSjQ
-culum	pS
-cus	pI
-cy$	aGbTeVhJiHlKtT
-d's	bYcQkU
-dable	iQ
-dacht	gR
-dades	gQmR
-dador	iQ
-dados	bQiFjW
-daire	eJhHiGlVoJpJqI
-dal	aRcWjK
-dalia	cTtG
-dam	cUdSiTjI
-damos	lTtU
-dan	bRgTmW
-dance	fFgKhW
-dando	fTjU
-dante	gQjW
-dar	jT
-dario	fWiU
-darse	eSiHjJoSqS
-das	bRjS
-daten	iTkS
-dates	qSsS
-datin	qW
-dau	bKcZ
-davia	cQ
-day	fT
-day's	aEqJtW
-dband	dUhU
-dby	fUgRjJ
-dcare	jQ
-dchen	eJfIm]
-dders	j\\
-dding	bWiUoI
-deaux	cUhRiI
-dec	fZmJpS
-ded	jS
-dee	bWcWiDmR
-del	bYdV
-demas	hSkS
-demia	bZcJ
-demos	bVpX
-dence	pW
-dende	mX
-dener	aV
-denta	mWpX
-dente	q\\
-dents	bR
-deral	jQkGlV
-deras	aVbIeFfJiSjV
-derat	mWqR
-dered	eR
-deren	qQ
-deres	jU
-deria	hWmW
-derly	bRrR
-deros	bViWsT
-derte	pS
-det	qV
-dez	hKiUjT
-dford	cUqS
-dgang	gWpW
-dgets	jU
-di$	fSiV
-dia	fW
-diana	bWtH
-diate	jRpV
-dible	iJjYsT
-dic	bScK
-dical	hRkR
-dicap	jRrU
-dicos	bHeJiU
-didos	iVoI
-die	b]rI
-diert	bYqT
-dig	j]
-diger	tS
-dilla	cWrT
-dillo	fUj[
-dimia	oS
-dimos	lR
-din	rV
-dings	jW
-dingt	qQrU
-dio	bW
-dique	aJjItW
-dis	jVkT
-dised	hR
-dit	hU
-ditor	aViFtJ
-diz	bU
-dl$	hJsY
-dland	tY
-dle	cVoWqK
-dlers	aXsU
-dlich	iQjR
-dline	pWrU
-dling	iQjRkT
-dlord	iU
-dlung	bJcIfIi\\kIlIpIqJrGsEtI
-dly	jQ
-dnung	bViRjS
-doc	cSgQ
-don	cQ
-doras	b[
-dores	aVbRiTmR
-dover	oV
-dow	hQiRoR
-downs	iW
-dra	cJiTqR
-drait	aT
-dre	jR
-dredi	dQfT
-dress	cTdI
-dri	mV
-droom	hW
-dry	aQhW
-ds$	iS
-dt$	bRcXiJ
-duate	aS
-ducer	aY
-ducir	jQ
-ducto	gQiR
-ducts	hZlI
-dukte	bQcJfIhX
-dules	kU
-dults	kT
-dun	bHcbfIhK
-duria	aEbXjQtE
-dus	iY
-dvent	oT
-dvert	eJrQtT
-dwerk	bTlW
-dy$	h[kTpI
-e-sat	fV
-e-thu	dY
-ea$	rU
-eable	bHcIeTkY
-ead	bHc]
-ead's	tQ
-eader	aT
-eados	bShSjS
-eague	bRtV
-eaker	bJjSsR
-eal	bRiSqErSsX
-eally	sT
-ealth	hT
-eam	aRhEmepK
-ean	kU
-eaner	aS
-ear	jYrS
-ear's	fJgJhX
-earch	aUjR
-earer	aSqW
-early	gRjVqS
-earse	iV
-eas	bSiR
-eased	bFcIiRqX
-eases	iY
-eason	kRoS
-eater	aKcUjKkWlIqUtJ
-eaton	cT
-eatre	bVjS
-eau	bV
-eaves	nTqS
-eb$	bQtT
-eba	eR
-ebajo	mQ
-ebaut	iQjToGqR
-ebden	cUqJtJ
-ebe	aWjItK
-eberg	aHbRcV
-ebiet	cStT
-ebook	lQrW
-ebote	iSqS
-ebout	jR
-ebt	eRfW
-ebung	cS
-eburg	aEcWeSmQ
-eburo	aTlS
-ec$	fYpQ
-eca	cYiGrY
-ecast	iWrJ
-ece	bUjS
-ecent	iQjR
-ech	aFb\\cEiSkR
-echen	fHhTpSsV
-echos	iKjKsU
-echte	cIiIjYrR
-ecide	bQrQ
-ecino	aKtS
-ecion	jRpX
-ecise	rRtR
-eck	bUcWqStG
-ecken	jQ
-ecoge	hW
-ecole	lR
-ecome	iTkJ
-econd	aS
-ecris	r[
-ect	eUgJ
-ected	bUtU
-ectif	bFh[iIlJqW
-eda	aAbJc^fHiQtE
-edded	aV
-edger	aSiS
-edi	fU
-edida	qT
-edikt	mU
-edina	cV
-edios	iGjRtU
-edish	bWlU
-edits	hS
-edn't	l]
-edo	c^
-edula	jX
-eduld	jV
-edule	fU
-ee$	mR
-eed	sR
-eeded	lT
-eeder	qW
-eekly	gQiX
-eep	eKgTiS
-eeper	aWmS
-eer	aT
-ees	iT
-ef$	bKiFjSpZ
-efahr	gS
-efaut	aJkU
-efere	fYqX
-eff	iHpUrKtU
-effen	nTqU
-efing	tW
-efits	aRhRqJrU
-eflex	hX
-efono	iR
-efore	oR
-efr	eW
-eg$	cYiHjVtJ
-ega	fGiJqT
-egacy	eS
-egado	gY
-egalo	bQkW
-egane	bSjWkKrJ
-egian	hS
-eginn	fXoW
-egion	aFcWhRnT
-egory	hUjR
-egree	jQlV
-egt	bW
-egues	mWtR
-egung	gKhVjU
-egura	aJbVcTiJtJ
-eguro	hW
-ehalt	gTqRrQ
-ehe	bXcWeJfIiFjHqEtJ
-ehind	cUhHjS
-ehler	qStT
-ehmen	hQiR
-ehn	gRiVjKqS
-ehors	qU
-ehort	bT
-ehpad	tT
-ehr	aY
-ehrer	aSiVtI
-ehrte	tQ
-eht	mU
-eht's	fSoV
-eib	bViGpRrQ
-eiber	iY
-eicht	gRlT
-eid	cYtT
-eiden	iRlR
-eider	gQ
-eiern	iT
-eiert	fU
-eifen	iV
-eigen	iGjIlSpIqW
-eiger	aXgZ
-eight	gX
-eigne	bTqS
-eil	cRhTkT
-eilen	iRrV
-eilge	kS
-eille	cVeFjT
-eim	cY
-eimal	nXqR
-eimer	bKkSqT
-ein	jWkU
-einde	aEb\`cFpStG
-einem	bS
-einen	iWsR
-einta	qQ
-einte	fX
-eirat	qW
-eisen	hEiTlFn]tK
-eises	aKbT
-eitag	fT
-eiten	iT
-eiter	aZ
-eitet	iWjHoWqQ
-eitig	nV
-eitvg	eV
-eizer	rR
-eißen	lSrT
-eißig	fUhV
-eja	cSeIjUkS
-ejado	kX
-ejero	gJmS
-ejo	cVjRqR
-ekday	aJfT
-eke	bWcStI
-ekend	fX
-ekt	eThGlUmRtK
-ektor	pQtV
-ektro	bTeK
-eky	rUtK
-el$	bQ
-ela	bW
-elado	bS
-eland	cRdIj[
-elben	bJcFqX
-elber	bS
-elbst	hSiS
-eld	cV
-elden	aIcY
-eldet	pX
-ele	fY
-elegt	qKtQ
-elene	mS
-elevo	eSiR
-elfen	hSiQ
-elfer	a^oItJ
-elier	bViS
-eline	iSjI
-ell	aQ
-ellar	aYmI
-ellas	bZ
-ellen	aS
-eller	aTb\`
-elles	aRbSiRjS
-ellin	cQ
-ellte	aW
-eln	i[
-elo	rY
-eload	iX
-elona	cS
-els	eQiS
-elt	jTmRqS
-elten	kU
-elung	qZrE
-elves	eJgSiImFq\`
-ely	bSjQtT
-em$	fTiQ
-emain	gKqT
-emana	fT
-emand	kW
-ember	oX
-embre	o]
-eme	hS
-emens	jR
-emier	jU
-emise	gIh[
-emist	aRbS
-emium	fIgWhR
-emote	dZ
-emoto	dV
-emple	cWdSfJpItF
-empre	cTrR
-ems	iTsWtH
-emsen	iU
-emuse	hYiRtJ
-emy	cUiKlT
-en$	iT
-ena	nT
-enage	bGc[dDqJ
-enant	cIeRfJhBiTjJkKlJpJsWtJ
-enaza	eJqY
-enbau	aScFgRnS
-enc	bX
-encer	gX
-ences	jU
-encio	dSqU
-endan	bV
-endas	bScZ
-ended	dUeT
-enden	fWmR
-ender	i]
-endes	sZ
-endly	dKhX
-endor	iU
-endra	qR
-endre	nX
-endus	iY
-eners	iJmW
-engua	kT
-ening	iS
-enior	aU
-enios	iW
-enise	qQtS
-enk	jW
-enken	iWjI
-enn's	jWpHtS
-ennes	aJb[c_iGtI
-eno	mQsR
-enora	cStE
-ensas	jX
-ensch	bScKjWkF
-ensed	aSjHkU
-enste	fZiS
-ensum	cJfWtR
-ent's	qR
-ental	eThQ
-entar	jUsT
-entas	aT
-ented	kUtT
-enten	sW
-enter	cUiKkRlT
-entes	bR
-entia	bX
-entin	aRpRtI
-entis	iYpWrG
-ently	iRjQ
-entor	iJjTmV
-entos	nR
-entro	cSnU
-entry	aKcWjH
-entur	aJbWjSqRtI
-enu	hYjIkR
-enugt	lR
-enzen	mJpYrD
-eo$	cViQ
-eon	kS
-eonie	jKmS
-eople	bUrS
-eos	iR
-ep$	aIbUcHfKgDiRjVkCpKqIrJtJ
-epart	cQoTqR
-ephew	qW
-eping	eUhVpI
-eplay	aR
-epond	iJmU
-eport	iSmX
-eppen	iVjW
-eps	hSjT
-ept	oU
-epted	pW
-eptes	lX
-epuis	qS
-eputy	jQmS
-eques	hXiEmX
-equis	lY
-er$	aS
-erade	iSsS
-erado	dUjS
-erage	aQfSiS
-erait	kUsZ
-erall	bRiI
-eramt	aW
-erano	fShSiJ
-erapy	kW
-erate	cFdEfJhGiVj[lHpIrGtJ
-erber	oVpT
-erbig	rT
-erbst	fW
-ercam	jW
-ercer	fTjQ
-erche	aRtV
-erdad	jVqRtQ
-erdam	cUdSiTjI
-erday	bTqY
-erden	sR
-erdon	jQ
-ere's	tX
-erein	bdtG
-ereit	jUnV
-erely	cIiJpHqItZ
-erena	cVpJqXtF
-erent	aTbJjHlZ
-eresa	qStR
-erest	kU
-erfen	fHiYrY
-erfil	rVsS
-erg	c[
-erger	bV
-erham	cSgQ
-erhof	cU
-erial	bShT
-erias	b[
-erida	cRtQ
-erien	fTiT
-eries	aYbV
-ering	iU
-erino	cUeT
-erior	lR
-erium	kUqU
-erk	b^
-erken	qV
-erker	aQiXtI
-erlag	aGbYcKeK
-erlap	fRoV
-erlin	nU
-erm	aJeTqU
-ermal	bRnV
-erman	kT
-ermes	kU
-ermin	aIoY
-ermis	jR
-ern	iV
-ernan	q[
-ernas	bX
-ernen	hJiIjIl^
-erner	iUmKrW
-ernos	bKp[
-ernte	iEjIl[sH
-ero	aT
-erons	kW
-erras	aFbVcUtK
-erred	iJjFk_oR
-erren	iY
-erson	aQ
-ert	tQ
-ertag	fBgVhUiJpR
-ertal	bWcZjJkH
-ertas	iT
-ertel	cXtK
-erten	rJtR
-erter	hWjKqV
-ertes	fTgGhTiIjRqS
-ertig	qWtI
-ertos	aDb^
-erung	eRhWkSlJ
-erver	iQjTqI
-erves	jQpS
-ervir	iW
-ervus	tW
-ery	bZ
-erzig	gWjIlK
-esagt	fV
-esamt	aVqR
-eschl	jU
-esday	dUfS
-ese	pQsR
-eseau	bT
-esent	qT
-esetz	iQ
-eship	gUhIkG
-esian	kWtJ
-eside	o[
-esign	kS
-esion	cJfJiXjY
-esita	aStQ
-esito	aTtV
-esitz	b\\c@pIrK
-esk	jZ
-esmal	jQsX
-esn't	qR
-esoin	lStU
-ess	cQ
-essai	dR
-essed	dIf[lItI
-essen	fDh]rT
-esser	aSkRpT
-esses	bSiZ
-essor	bUiFkTrV
-essus	cShQjIqQ
-est	nR
-estar	iS
-estas	iSjXtJ
-ested	jJlXqU
-esten	cXfIpUsU
-ester	c\`tK
-estly	bRcGfQ
-estor	bJqW
-estos	iRjT
-estra	bJhTiQ
-estre	hSqQ
-estro	aSbW
-esume	bKpT
-esy	iUjHrT
-etage	aVfJiUjJnT
-etail	jV
-etall	fKgViK
-etard	iR
-etaro	bRcT
-etary	aSrRtQ
-ete	hR
-eteen	iSmQ
-etele	rW
-eteur	aT
-ethod	iW
-etico	sV
-etien	gRiS
-etier	jX
-etion	j[
-etite	aJfTjIkR
-etits	iQ
-etivo	iU
-eto	gJhT
-etour	cIhYnU
-etres	bSiGnV
-etros	fFgKn]
-ets	i\\
-ett	fZhV
-ettel	qZrI
-etten	bTcZeKjQmR
-ettes	i\\
-ettle	bT
-ettre	pTqR
-etung	e\\
-etz	bT
-etzen	aTtV
-etzte	bSmTsR
-eug	hZjSlR
-eum	aHbWlQ
-euner	gHhX
-eunes	bQiSlR
-eur	aX
-eures	fUgS
-euses	mStU
-eut	kY
-euung	aWi[tF
-euvre	bRiU
-eux	cRhQ
-evant	iKjTlV
-eve	cQrS
-eveil	fJh[
-evers	cYfT
-eview	gSoIpU
-evo	eSiR
-ew$	bHcWtK
-ework	bR
-ews	iRpR
-ex$	aIc\\dIeJfJgJhQiImInKoKpJrKsJtJ
-exham	cR
-ext	bStT
-extil	aU
-ey$	c^iK
-ey'll	jUlS
-ey're	fSjJ
-eyors	bQiSmS
-eys	rV
-ez$	cUoR
-eza	aVbJiQrS
-ezado	qR
-eze	bFcVgHqW
-ezeit	dTeW
-ezi	fQtT
-f's	bRqV
-fa$	bHcUfIgUhIjFkK
-fahrt	cInZoGqR
-fairs	bQ
-falen	aEbGgQn^
-falls	tW
-fan	mQtR
-fants	jVsW
-fas	iQpU
-fasst	iWqJtV
-fasts	iX
-fax	bQcS
-fe$	fXhQ
-feb	fUoS
-fee	iRpV
-fel	iU
-femme	aQbT
-fen	iT
-fense	cX
-ferin	mW
-ferta	bHpXrR
-fet	fIiS
-feuse	aSbVtE
-ff$	bQiStJ
-ffe	fKmUqX
-ffers	iX
-ffert	hV
-ffeur	aRbT
-ffice	dY
-ffing	eUtU
-ffins	iR
-ffres	pYqTsK
-ffs	gUqS
-fft	fRpVqQ
-fg$	eT
-fgabe	iWtI
-fi$	iT
-fic	bTcS
-ficer	a[
-fices	bQcViD
-fie	aRhTiStG
-field	c^hRtJ
-fikat	jX
-fil	aJc_rStS
-files	iJp[
-fin	bSiKmV
-firma	eWmU
-firme	aSiRjIqI
-fit	bR
-flake	aKhSjQkQtI
-flege	aQiWkI
-flich	g]
-flour	cU
-fmann	cKiJj[kIrItC
-fnung	iGo^
-fo$	jSpV
-folge	oQqU
-folio	aRjRpQ
-fonat	pR
-fonte	iW
-force	jW
-forma	iQ
-forme	aIpUsVtU
-forms	hS
-fr$	eRfS
-fraid	dTjV
-fre	iSrTtJ
-frere	qUtX
-fri	f\\iIoJpK
-front	cYiJ
-fs$	i]
-fseep	hT
-ft$	kU
-fte	dRiSmS
-fteen	mY
-ftrag	bQiSkI
-fts	fSiXtQ
-ftuch	qIs[
-ftung	bSrV
-fugen	bVpIrY
-fuhrt	iIjSmT
-ful	kT
-fully	aJeViImJnHpJtH
-fzuge	bTlW
-ga$	aFc_fHgU
-gaben	tT
-gable	eZ
-gados	iJnWqT
-gal	cUkR
-gamos	hSqX
-gan	cZ
-gar	bRiYjS
-gards	t[
-garet	qV
-gas	bRiSjJ
-gasin	hU
-gates	iWjI
-gathe	bJcEjJlJpZ
-gau	aQc[gH
-gbo	kV
-gbook	iR
-ge$	iT
-geben	tQ
-ged	iTqR
-gee	bRlQ
-gel	bXcJiWnJ
-gen	iT
-genda	hRiQtS
-gende	tU
-genen	hRpQ
-gener	hZmV
-genes	lW
-genos	iT
-gente	jQ
-gents	dHmT
-geous	cZiIjJ
-ger	aS
-gerei	bWpS
-gerie	aFbXcKiY
-gerin	qWsH
-get	hS
-gging	i]
-gh$	cWjQ
-ghout	cU
-ghtly	bRiT
-gia	aQeJkX
-giado	jY
-gible	hWtB
-gie	bVj[lR
-giene	iTjT
-gig	bScJiIoV
-gimen	eU
-gin	aXqQ
-gines	b[
-gio	bT
-gious	sU
-gique	aQjRlH
-giste	aV
-gitte	mT
-gkeit	aRiVjY
-glais	jU
-gland	gT
-gle	iS
-glich	hXj^
-glish	jQrV
-gn$	iWjWkI
-gn-up	iW
-gna	cKnW
-gne	aGcTiV
-gnore	pJqW
-gnose	iZjItF
-gns	jW
-gnung	jVpR
-go$	mS
-going	oTqZ
-gon	cUhTnRrR
-goria	gXjR
-gorie	aWsU
-gos	cSfU
-gosto	fUoQ
-gra	eTgFsT
-grace	iTqQ
-grama	cDeYiJqS
-gramm	hSiT
-graph	iStU
-greed	aIiKsY
-grees	bTjX
-grown	iTqV
-grund	jDk[
-gside	mZ
-gst	aIcXhHiRmUtE
-gsten	oZpKqS
-gt$	pR
-gte	bTqTsJ
-gts	qY
-gua	cV
-guada	bRcZfIjJkJ
-guage	kTrU
-guaje	rX
-guese	jSrT
-gueur	rU
-guien	aT
-gular	aJeVfTqStI
-gun	qS
-gunda	aRbTiKpU
-gundo	bRkU
-gunta	rV
-gunte	iT
-guros	aRjR
-gut	aEb\\
-gutet	fJgRjSpW
-gy$	bRgZjJ
-h's	cUqZ
-ha$	c[tY
-hable	hHiJj]
-hafft	fUqV
-hairs	aJbWiS
-haite	jVtS
-hal	cZgRjR
-halle	aKbScR
-ham	cf
-hange	jVtV
-hanic	aT
-hanks	rTtS
-hared	fRtR
-harla	pX
-has	eTjW
-hauen	jTqY
-haven	cY
-haves	jTtQ
-heben	iS
-hecks	iV
-hed	bUhQiQqS
-heeky	rUtK
-heers	bTqFtY
-heets	iQjR
-hef	qU
-heide	c]gJiFpTqH
-heine	aJbWcTgIsR
-hel	lHoHpVqR
-helle	qW
-helon	aRbRgV
-helor	jRlI
-hem	fY
-henta	hS
-heque	cVgSjGkX
-hered	lU
-heres	iJjXlS
-herin	aZiU
-hes	iR
-het	j^
-heuen	j[
-heure	gU
-hever	cTdKfWiI
-hew	qW
-hey'd	iVmS
-hgoer	jK
-hical	gT
-hicas	sW
-hicht	f^
-hicle	iS
-hie	hKjSkZ
-hiers	aRcU
-hifts	fTsStR
-hilfe	eZgEhU
-hin	cQ
-hinen	aFbUtJ
-hines	aUiJ
-hings	pSsV
-hinks	qZ
-hip	jRlS
-hique	mRrW
-hirty	gHqS
-his	pJqWr^
-hisch	iJjSkTnJ
-hitby	bT
-hiv	pQrS
-hiver	fRiT
-hives	bY
-hkeit	iTpIqVtK
-hl$	aFbEcJgHhIi_
-hlank	s\\
-hlers	pR
-hlich	mTqR
-hlt	hTpR
-hlung	g^
-hluss	gTiSjT
-hly	iR
-hmann	p]tE
-hme	eRiZ
-hment	i[tU
-hn$	fGgUiFnY
-hne	gUhV
-hnern	b\`
-hnert	pWtS
-hnhof	aKcW
-hnitt	iUnU
-hnt	gU
-hnten	pR
-hntes	bIhViKkJrK
-hnung	h\\iW
-ho$	eSfThJ
-ho'll	sX
-hod	iW
-hodri	mV
-hof	aJbSc]
-hofer	aTcS
-hoice	kT
-holen	bJiSjHkX
-holet	cW
-hon	kR
-hones	lS
-hools	iS
-hoose	dRiRqU
-hop	bSjR
-hop's	cV
-hor	dV
-horen	fViHnUqU
-horpe	c\\iJ
-horro	gJiT
-hos	iHjTsQ
-hosen	iSjTkG
-hotel	aDb\\tJ
-hough	lQqW
-hould	qR
-house	bT
-hport	cU
-hr$	oV
-hramt	jU
-hrase	eQtS
-hre	cUjR
-hread	qStR
-hreib	bViGpRrQ
-hrend	aXcGqQtI
-hrens	mS
-hrift	kIrZ
-hrige	aSfK
-hrt	cJnX
-hrten	gJhRnW
-hrter	bT
-hrung	aUjWkV
-hselt	jSmV
-hsten	bSsT
-htage	f^iEkUlJtI
-htags	rX
-hte	fQjU
-hteen	bSjItU
-htern	cIgKjV
-htest	lW
-htigt	jWlGoJpR
-hting	qS
-htung	bQiYjV
-hty	gR
-hu$	fWoI
-hub	pT
-hulen	nT
-hurch	cRkSpI
-hweis	iQkV
-hwirt	gKjSkT
-hy$	aFcQiJjTkS
-hysio	aT
-ia$	cZ
-iabel	gWqI
-iable	jY
-iados	fYoS
-iaire	bR
-iaise	iT
-iajes	nT
-ialen	bXfJiUtI
-iales	cJjQ
-ialog	kVlU
-iamos	eS
-ian	aScGgIkY
-iance	jRtU
-ianza	kSqQ
-iar	hS
-iares	iImWsT
-iaria	aXiJ
-iario	aFbHcJdWiX
-ias	iW
-iat	aSbS
-iated	kT
-iatif	bY
-ib$	bVpSrJ
-iba	nSpTrS
-ibe	qUrQ
-ibles	bSjT
-ibo	eRgHtR
-ibres	fRhS
-ibt's	bUkR
-ibung	jS
-iburg	pU
-ic$	mU
-ica	iR
-icado	jU
-icaid	bXcIhFqR
-icale	aRbT
-icals	jV
-icant	lW
-icate	bRkSrR
-icats	bXpU
-icero	a\`bFcG
-ichas	iY
-ichen	iKrU
-icher	jZpV
-iches	gQjR
-ichst	rSsT
-ichte	jRkUlEqR
-ichts	qStR
-icial	aReRgT
-ician	aaiIjIkI
-iciel	hQkX
-icien	a]gU
-icile	dUtK
-icina	cTdW
-icing	bT
-icion	qI
-icios	gUhQnS
-icite	bRjW
-icity	jS
-ick	c[lW
-icked	qY
-icken	cKlRpRrIsY
-icket	h]kS
-icles	iWjG
-icola	aHbU
-icole	aTnI
-ics	aT
-ict	cQqX
-ictly	fWtI
-icula	jY
-icule	hWnQ
-icy	hSkRrR
-id$	cUtV
-ida	oS
-idado	hS
-idate	nWtS
-idato	qX
-idats	fTqS
-idays	fR
-ide	cS
-ident	jSqQrQ
-ideos	kS
-idest	fViWjK
-idges	bWcJhJj\\
-idh	mW
-idi	fY
-idn't	qQsQ
-ido	rR
-idual	gSnQ
-idung	h]iCoR
-ieb	bYtS
-ieber	qSsQ
-iebes	tV
-iebke	mR
-ieces	bRhW
-ied	fUjRsT
-iedad	rX
-ieder	qSsTtQ
-iee	jDkTlTmT
-ief	iSjWmT
-iefen	iVqK
-ieg	iRkJlToS
-iegen	cWiJjQqW
-iehen	i\\
-iel	pV
-ielle	bRqWrJ
-iem	f]
-ience	jS
-ienda	cQiS
-iende	tR
-iendo	fKnS
-ienen	hYiJ
-ienne	aRq\\tG
-ienst	aVfXiR
-iente	cS
-iento	bUiV
-ier	cR
-ieras	aUbJfTrK
-ieren	iZ
-ieres	bToS
-ierge	a\\fJkVlI
-ieria	jV
-ierno	iU
-ierre	iT
-ierta	bU
-ierte	jGlT
-ierto	gW
-iesel	aR
-iesen	jSsX
-ieses	rU
-iesta	fT
-iet	cStT
-ietas	bRcJgWhI
-ieten	tU
-ieu	jRtJ
-ieves	qY
-iew	pV
-iezas	iQ
-ießen	cRiZ
-if$	lUpHrS
-ifa	gVpR
-ife	bRiWkItJ
-iff	cT
-iffer	pR
-iffre	iSrTtJ
-ifico	b[cJ
-ified	aIjW
-ifiee	gJ
-ifier	iYqY
-ifies	iXjJlEpXrH
-iform	hU
-ifs	fRmU
-ift	dKgJiKkZrV
-ig$	jUlT
-igada	aXmR
-igade	bYmY
-igado	gUhK
-ige	jQtS
-igend	tR
-igene	bV
-igger	rZ
-igh	cS
-igher	jV
-ights	fT
-ighty	gU
-ign	iTjS
-ignal	fKlJnRpTqS
-igned	gSqT
-igner	aVmUqIsT
-ignes	jRrZ
-ignez	bJcKmV
-ignos	kU
-igo	mRqJtT
-igono	cU
-igt	qY
-igten	bW
-igung	cQgTiZ
-igure	fSqR
-ii$	bUcJpKtY
-iii	bIpKt]
-ik$	aUbXjU
-ike	rX
-ikely	bJeW
-ikler	bU
-ikt	mU
-iktat	pKtW
-iktok	iU
-ila	cSjXqR
-ilary	qUsKtJ
-ilbao	cV
-ilbar	aJfWiJ
-ilber	jX
-ild	bYgErU
-ildes	qR
-ildiz	bU
-ile	bRiW
-ilent	iFj]qJ
-ilers	jVtK
-ilets	iS
-ili	cHjUkT
-ilial	bSeWjK
-iliar	aRhS
-ilias	hTiQ
-ilier	iW
-iling	iWkU
-ilios	bIiEjGk\\nW
-ilite	gThTmR
-ility	jS
-ill	hHlT
-illas	hTiR
-illed	bUcFeRpS
-iller	jU
-illes	i[
-illet	hSoV
-illez	rU
-illon	cUqW
-illos	bTsU
-ilo	eKtR
-ilt	fTgS
-ilter	p[
-iltro	iU
-ilung	tY
-ily	bRhS
-im$	cRnQ
-ima	cYgKiKqUrS
-imary	bScQfHiR
-imaux	hRsQ
-imber	aZbStE
-ime	eQ
-iment	sW
-imera	aVpR
-imero	iYqQrR
-imers	iBm\`
-imite	oJpV
-immen	aIsW
-immer	bV
-immst	qQ
-imo	rU
-impio	tW
-imple	iQkSrUsI
-ims	aRsR
-in$	aR
-inado	gWqVsK
-inage	aYbItJ
-inals	dJiEoIp\\qJ
-inary	jUlX
-inato	eU
-incia	bRcW
-ind	cSpDqW
-inden	iZ
-inder	dQjS
-indet	hVkJsV
-indle	jUoT
-indly	rS
-indow	gJhSiS
-indre	jYqI
-ineer	aW
-inees	aTmR
-inera	aBb]tI
-inere	iT
-inero	aTgR
-iners	gKiXpT
-inery	b]
-iness	aQsR
-ingbo	kV
-ingen	c^
-inger	aIiIm\\
-ingle	hRsU
-ingos	fZ
-ingst	aJc[iGtD
-ingun	qS
-inics	bRiU
-inida	e[fIhJ
-inido	aJeY
-inien	bXhV
-inier	aYiUqHtH
-inigt	aKbSgXhJqF
-inimo	iQjR
-ining	kSlR
-inion	kU
-inite	cHeXhIjH
-ink	qV
-inked	eVgSrJ
-inmal	iRjS
-inn	fVgFkUoV
-innen	mU
-inner	hZ
-ino	cVpW
-inome	mZ
-ins	cZiT
-insam	bWcJiQpS
-insaw	kS
-int	tR
-inter	iQ
-intre	a\\
-inuit	cJiJpW
-inute	fU
-ionar	rZ
-ioned	cVgEhHqWtS
-ionen	bRjUsR
-iones	hQiWkR
-ionne	aJbQrS
-ior	aV
-ior's	cV
-ios	iR
-ip$	hViKjQkR
-ipe	mS
-ipend	hT
-ipina	s[
-iping	qS
-ipios	bJcVfKoS
-iplom	jTkU
-ipo	rR
-ipped	jR
-ippen	iQ
-ipper	bQcIiSjK
-ips	iTrJ
-ipt	jVtT
-ipzig	aKcSdR
-iquee	qU
-iques	i[rU
-ir$	hSiR
-ira	dQqY
-irait	jEk_lKqI
-irche	jRsT
-irect	eUhHpU
-irekt	cReVhJlImU
-irige	bSiSmT
-iring	pQ
-irm	gU
-iro	aJm[
-irs	bT
-irsty	cKrR
-irt	bVcGgKjRkR
-isa	bIcKjTtX
-isbon	aKcUiR
-ische	jQqJ
-iseno	jSmV
-isers	iIkRmZ
-ished	jU
-isher	qZ
-ishes	qV
-isine	bSiJjS
-ision	iS
-isita	nTrR
-isite	lW
-isits	nSpT
-ismes	rW
-iso	jV
-isons	fS
-isous	pKtX
-issed	iUjJtW
-issen	iJjVqS
-ist	a^qS
-istas	pT
-isted	bTgS
-isten	oV
-ister	aT
-istes	ba
-istet	e\`
-istic	oSqK
-istik	pU
-istol	cT
-istry	bRjQqQ
-isual	jS
-isung	iZjR
-isure	hVkJ
-ita	iJmR
-itada	aGbUgJh\\jB
-itado	gGi]qD
-itage	eYjKkS
-itags	iQpQ
-itals	bRiJ
-iters	bJjJmVpVtJ
-itest	fSiTmR
-iteur	aRkS
-ith	cU
-ither	fUlY
-ithin	iR
-ithub	pT
-ities	iUtW
-itime	fU
-ition	hRtS
-itish	cTrQsU
-itive	dKiRjSrX
-itlab	jT
-itors	bSgH
-itres	b[
-its	iT
-itt	iToV
-ittag	fZ
-itted	hQjU
-ittee	gJqS
-ittel	eYhRiQjH
-itten	jU
-itter	cU
-ittle	gI
-itude	bQgJjV
-itulo	jT
-itung	a_mU
-iture	rS
-itute	bWcHeR
-itz	bQc]
-itzen	fQiGj]mU
-iudad	aEcWdR
-ium	jQlT
-iv$	jUpQqWrJ
-iva	bX
-ivada	bX
-ivate	bRhT
-ive	jQ
-iveau	jW
-ivent	jV
-ivers	aXiRmS
-iving	jRnT
-ivite	hIiX
-ivo	fRiT
-ivots	jQ
-ix$	cRiXtV
-iz$	cXjR
-iza	aIbFcHdHeHfHgGhUiXjHkIlHmEnIoIpGqJrFsItJ
-izada	bZcF
-ize	bW
-izehn	gS
-izenz	cIhWkZ
-izo	aWqU
-izung	iS
-ja$	pSsS
-jador	jT
-jan	bJfVgJhIkJqT
-jar	jW
-jaria	iTmV
-jas	hIjWsQ
-je$	q\\
-jects	gIiV
-jekte	aIc[hR
-jeras	qRrS
-jeres	pKs[
-jes	bQ
-jet	jT
-jillo	cThU
-jis	rZ
-jo$	cXlXqF
-job	eX
-joint	aV
-jores	iJjSpU
-jos	jU
-junto	aStR
-k-ins	iV
-ka$	bKjQ
-kanat	qQ
-kannt	aIjQtF
-karte	bHcKhdiF
-kas	iQsX
-kasse	aYcHhViHtE
-kat	jX
-katon	kX
-kauft	qS
-ke$	bTjU
-kedin	rV
-kel	bUrIsW
-ken	sQ
-kends	fRiU
-kenny	cU
-kerei	jJlW
-kerin	a_gGhJjH
-kes	lSqV
-ket	hX
-key	iRqR
-kfill	qX
-kfurt	cSnS
-kgeld	gTsU
-khand	aRbTtI
-ki$	cWrR
-kills	jUpSrK
-kin	kDrJsZ
-kings	bRcQ
-kisch	kZ
-kkord	gUtS
-kland	cZiQ
-klich	kHlT
-kload	bSfS
-klung	iU
-kly	iW
-ko$	nVtW
-kommt	qU
-konto	bKfRhUiR
-kraft	aafHmQ
-kreis	bRcV
-ks$	iU
-kshop	aIbW
-kstar	rS
-kt$	bJeGmBtZ
-kte	cThTiJkX
-ktion	aUjT
-kuche	bUcHdUiRtJ
-kunde	cHiJj^kWtF
-kunft	hRpS
-kup	gEhU
-kurse	i_
-kus	iZqU
-ky$	hYkG
-kzeug	kTlV
-l's	cSfShRjI
-la$	cTrS
-lab	jX
-labla	rR
-lable	fUgI
-labra	gRjKpRrS
-laced	hRoT
-lacer	eRhJoJrX
-laces	bSlQ
-laden	bYjG
-lades	cViJsZ
-lador	jU
-lados	iFjSkGlY
-laf	jW
-lafen	jTqU
-lag	bRgW
-lagen	iW
-lages	j\\
-laims	aRsR
-laint	sT
-lalia	bRcJpJtW
-lamar	pT
-lamen	pS
-lamos	qItY
-lan	qS
-lance	eXqT
-lands	dJhRjKnS
-lanen	iTmU
-langt	bJiTsX
-lanos	jR
-lanta	cRdR
-lante	aVsU
-lants	aUbWfT
-lap	fRoV
-lappt	cTqJsW
-lar	tQ
-laren	aFi[tH
-laria	iRjW
-larie	eZfI
-lario	pX
-larlo	jTkIn^
-larms	nU
-las	iY
-lases	iU
-lasse	hT
-lated	pV
-lates	iDkXmJrW
-lator	bQpGqX
-latze	b_
-laubt	rV
-lauen	b]cWhJiJjGpI
-laufe	fBib
-law	cU
-lay	aR
-lazas	qQ
-lba	bUcR
-lcome	iKjIkWlV
-lczyk	qQ
-ld$	cRhUjS
-ldbad	bQoS
-lde	bXeXhIpE
-lders	dHfFhKiRjFlFsZ
-lding	aTbVlQtJ
-ldn't	jYqQ
-ldren	bSsR
-lds	bWpR
-ldung	ja
-leage	fIhTnW
-lease	rQ
-leaux	iUjR
-leben	aJcZfKjK
-lecht	lJsW
-ledge	kSlR
-lee	kSqQ
-leece	fJjU
-legal	aRtJ
-legen	iXjGtR
-leger	aYtG
-legin	qT
-legio	bT
-lehnt	gU
-lehre	jVlR
-lei	bT
-leibt	qR
-leich	gS
-leida	aKcY
-leigh	cS
-leine	bTjQ
-lem	gSqS
-leman	sS
-lence	cWjIlQ
-lente	jRsV
-lenum	mVqS
-leo	iX
-ler	aQ
-leria	lW
-lerie	aDbQcRjTtU
-lerin	aYiHjJmVoF
-lerks	jKqV
-lernt	jUlS
-leros	iW
-leted	pRtW
-lette	bTgIpEqHrIt\\
-leurs	qXtS
-leute	j\\qJrJtI
-levar	dSqJ
-level	aSjTmQ
-leven	mUqQ
-leves	aTbT
-lex	hX
-ley	c]
-lez	pU
-lf$	mR
-lfe	eZgEhU
-lfest	jX
-lfrei	j[
-lgada	s\\
-lge	qR
-lguna	fVnR
-li$	aIcXiFkQmQnQ
-lia	cRpQtS
-liale	cUsR
-lic	bT
-lican	jSrHsX
-licar	aJbRtR
-liche	iTtQ
-licht	j[qGr]
-lidad	dSjS
-lidas	bJgW
-liday	fQgS
-lie	hSpV
-liego	iS
-lient	eXhF
-liere	kJlV
-liers	aXbFiW
-lieve	aGbRrU
-lifax	bQcS
-lifie	aRhTiStG
-lig	b[qK
-light	fWhT
-liken	bSsR
-lin	cZrV
-liner	mWpU
-lines	iZ
-linge	pJrJsY
-lings	iTjH
-lingt	aKbTqJrU
-linic	lS
-lique	jT
-lis	c]
-lisch	jU
-lised	eKfX
-lisee	iJmV
-liser	hHiRr]tD
-lisis	iS
-lista	aRqV
-liste	bRq[
-lit	bUcIjT
-lites	cUeGhUjYnJ
-litik	aV
-litos	qT
-lizar	iSjR
-ljahr	aIcSoVtJ
-lk$	aIbIc\`dIeIfIgGhHiEjEkGlImHnIoHpHqIrIsGtG
-lking	nS
-ll$	lXnS
-lla	rU
-llado	pIq^
-llage	lT
-llano	rS
-llege	kQ
-llego	rW
-llein	hKiV
-llent	iIjTkTpU
-llers	bIcJiRmWoKrH
-llier	cXjJ
-lling	iUpY
-llion	bViStT
-llo	jV
-llows	pGr]
-lls	iSjT
-llt	cHeSgGhXtS
-llten	qJtU
-llung	cIeciX
-llv	aT
-lmann	qV
-lment	aQcGi[jK
-lming	jIlW
-ln$	cUdSiX
-lness	hSiS
-locks	aKqTtV
-log	kR
-logan	cJnUrV
-logia	aUbQeHiTkS
-logie	bTcIiIjY
-logna	cKnW
-logue	aQjW
-loi	aWjKkTqH
-lom	jTkU
-lomes	lU
-lon	cXtF
-lones	bXgR
-loors	bTiT
-lor	jRlI
-lor's	jX
-lorar	jRkSqT
-lores	aFbSmVqW
-los	i[
-losed	bRfShR
-loses	pTqS
-lotte	bXfI
-low	jQ
-lower	iWpY
-loyed	e]hKnR
-loyer	bUhVjJtT
-lques	iRjU
-ls$	hViR
-lsory	fTlUrU
-lt$	cTgS
-lta	cUnTtG
-ltant	aTnI
-lte	jT
-ltern	pJsU
-ltero	kKsX
-ltest	jR
-lth	hT
-ltimo	qW
-ltora	bRqS
-lts	iZkR
-ltung	a^jIpX
-ltura	cRjY
-lture	hYsR
-lty	qR
-lue	iHkJmHqIs\\
-luent	jY
-lui	qTsV
-luida	gW
-luido	hU
-lum	pSsG
-lumen	jSrU
-lus	bZdJfJgJiGkVnKoIqJsEtI
-luses	fR
-lut	gIqTrS
-lutot	sY
-lv$	aT
-lva	eSjT
-lways	bRpU
-lying	gUiS
-lysis	jV
-lz$	bWcX
-lzeit	eTfSgR
-ma$	cRjQ
-madas	bRiRjS
-mails	iQmKqT
-mal	jQnT
-man	cR
-manal	i[
-manas	fJnQoW
-manca	cS
-mance	iU
-mande	jS
-manos	bSqVsR
-map	iX
-mar	i]
-marca	cYsR
-mat	iU
-mated	jVkGqU
-maten	bQ
-matik	bJiIj\\
-maß	fS
-mba	c\\
-mberg	cQgT
-mbers	bSgHiVjK
-mbiar	iR
-mbien	bQjJlS
-mbing	jWlR
-mbler	hKiRj]
-mbres	bRpW
-mburg	cR
-med	gRiGlJqY
-medio	gU
-medoc	aJcU
-medor	aRhWtR
-mee	b\\hT
-mel	c_iJqT
-men	jQ
-menal	iRkXtK
-menau	cS
-mence	o[pJ
-mente	iTjSsS
-mento	jIkRmStU
-ments	bS
-meone	sS
-meras	mXqS
-merce	aKb\\
-meria	jU
-meros	kVoR
-mes	aKbV
-met	cQ
-meter	cTjRpK
-metik	bZ
-metro	jf
-mex	aIbIcEdIeIfEgHhHiGjGk]lImInIoIpJqIrJsItI
-mfang	fUiSjJ
-mfeld	dEhHj\\
-mi$	cVjJkS
-mic	bIcK
-midas	bTdUiQ
-mie	aKgV
-miere	dRjY
-milar	jT
-milia	rT
-milie	gJhUpX
-mille	bShQ
-mimos	bYiI
-min	cVdSoUtG
-minar	gQiGjZ
-minas	iR
-minee	eY
-mingo	fU
-minio	aVbJjV
-mio	qR
-misch	i\\pJrG
-mised	iRtS
-mited	eYhR
-mites	iW
-mlich	qT
-mm$	bIhU
-mmand	jVmU
-mme	bZiT
-mmelt	fTqU
-mment	jSrT
-mming	cWiWjI
-mmins	jT
-mmt	qS
-mmune	bRcWqE
-mmung	aJfKgGmJqYtW
-mn$	iQrT
-mnity	hV
-mocom	kV
-mogen	aHfKiEjXtW
-moges	cV
-moi	qW
-mojis	rZ
-monia	bRdRtI
-monte	qS
-moria	iYoJ
-mot	aJbScEqX
-mouth	nT
-mp$	aDbIc[tT
-mpana	bSoU
-mparo	pU
-mpfen	bV
-mpiar	iQjQ
-mping	aGbYhJo[
-mpios	gT
-mpleo	eQjU
-mples	oQpU
-mplet	eS
-mploi	aWjKkTqH
-mpras	aQeJtU
-mpris	qW
-mps	eTfQ
-mpt	aQeVgS
-mptes	iR
-mpton	aKcYdF
-mraeg	kY
-ms$	iV
-msatz	bV
-mself	jRqS
-mst	lT
-mstag	fU
-mt$	aQjR
-mular	aIiTtZ
-mum	jR
-munes	aIbIcYiU
-mware	aRjU
-n's	aKbQqR
-n't	lQqT
-n-fri	fV
-n-off	gUoI
-n-out	qZ
-n-thu	fWoI
-n-wye	cS
-na$	cU
-nable	dViQ
-nac	cS
-nador	aRbR
-nados	jWrU
-naged	bTgJjS
-nager	a[
-nages	mZ
-nah	cGgWiJjJmHqU
-nahme	eTi_
-naire	aShU
-naldo	hW
-nalem	gV
-nales	i^
-nally	cVtR
-namen	r\`
-namic	bIcK
-namos	kRlXqJ
-nan	cUjJnU
-nanas	aJfV
-nance	aS
-nancy	hKqY
-nando	jW
-nanta	mXrK
-nante	aWmY
-nants	aZbK
-nar	iU
-naria	iSkT
-nario	b[eRpR
-nat	cIeTfWiJ
-natal	bGhKi^jIkX
-nated	iZjG
-naten	eV
-nator	aRmR
-nau	bRcYtJ
-nbach	c[iI
-nbefr	eW
-nberg	cU
-nburg	c[
-nc$	bS
-nca	cR
-ncard	h[
-ncena	fUnU
-ncers	lIqKtW
-nchen	cTrT
-ncher	bTgTiR
-nches	aHbW
-nchor	dX
-ncial	aFdWkS
-ncias	iJj^pR
-ncies	bQiGqV
-ncima	hSqQ
-ncina	bV
-ncing	a\\i[
-ncion	aSmT
-nco	eSfUgK
-ndais	lXtK
-ndame	sW
-ndard	bRjV
-ndate	iXtR
-ndays	dRfV
-ndeed	rXtS
-ndeln	cT
-ndent	bV
-ndere	cRdRkQ
-ndern	kQs\\
-nders	iWkR
-ndert	hRlWqJ
-ndeur	aVbJ
-ndice	eWgR
-nding	eT
-ndl	jTs]
-ndled	hTiRqJ
-ndler	bZjKtH
-ndles	iQjKlX
-ndorf	qZtH
-ndort	cX
-ndows	bWiI
-ndred	bT
-ndria	kYmX
-ndung	qY
-ndwas	jSlK
-ne$	cS
-neaux	fShXtW
-ned	qV
-nee	kT
-neers	bVmY
-negal	bRcZiIjKkJ
-nejar	aT
-nel	gJtV
-nella	iS
-nelle	sU
-nem	gS
-nence	aKiUlHtJ
-nende	fSiS
-nents	bRmT
-neral	aR
-neras	qY
-nergy	rT
-neria	aW
-nerie	aIbYcR
-nerin	aRmKpT
-neros	mVtY
-nerse	oKsT
-netes	bRjW
-nette	cShSqT
-neurs	bVhIi[
-never	pS
-ney	b^
-nez	iQpS
-nfach	cJiUpRqR
-nfang	oY
-nfant	gRiR
-nfeld	cU
-nfirm	gXjIqS
-nft	hRpS
-ng-up	fFgIoZ
-nga	eFgYkX
-ngeln	dViIpVrH
-ngend	jY
-ngers	cSjKlU
-nging	jTsS
-ngles	jS
-ngo	cJf[iJjW
-ngrid	mR
-ngs	iT
-ngt	rR
-ngton	cV
-ngual	aUgSrR
-ngues	jVmY
-nhain	jU
-nhaus	aIbVeHiV
-nheim	iUqI
-nheit	dSfBgHjQnYoJpE
-ni$	bThW
-nia	aRbSqS
-nibus	aJcTlUqR
-nic	sS
-nicas	eHm[
-nicos	aRmR
-nidad	dTeW
-nie	tY
-niere	sW
-niero	aQ
-niers	gViHpW
-nieur	aTbKjW
-night	fQnSpS
-nijob	eYgJ
-nik	aRbVmT
-niker	aZjTtJ
-nil	aTrS
-nilla	fIgSmV
-nimal	cT
-nimer	iV
-nimmt	aSiWtK
-nimum	gRjU
-nings	fUmS
-nio	gT
-nions	iW
-niors	iKm^
-nique	mR
-nir	aJfV
-nis	jT
-nisch	kZrS
-nisse	iSkTlV
-nista	aY
-niste	aVbR
-nites	aQbUfHgR
-nitor	jIkTmQ
-njour	t\\
-nk$	oQtQ
-nkauf	hJiRmW
-nkbar	eV
-nke	b\\fKiV
-nking	jRtR
-nks	qWrS
-nkt	kSmFqV
-nlage	eUgT
-nlich	aSeViJ
-nline	jTpS
-nlohn	gQ
-nly	bJcWeUfJjK
-nment	fFmY
-nmigo	mY
-nn$	gIoKtb
-nnage	iY
-nnais	kUqG
-nne	cT
-nnent	qSsR
-nnere	pSqX
-nnern	rX
-nnete	hT
-nnier	aRbS
-nnock	aJbWgIiJtK
-nnt	aJbTqZ
-nntag	fUpS
-nnual	iVjTlI
-nnung	fFpRrQ
-nny	cU
-nobus	hY
-noces	bYqVtJ
-nol	j[lItV
-non	bJc\`iF
-nonce	tR
-nos	sQ
-nosis	qR
-not	jRqV
-notar	iT
-nough	jTsR
-nov	fYhJnT
-nover	bT
-npaid	sW
-nrisa	jW
-nsa	bRcVgIhS
-nsatz	fJgSrTsK
-nscht	iKkUsS
-nseil	iUkV
-nsejo	iSqW
-nsena	lY
-nsent	iY
-nsere	hR
-nsfer	hTiU
-nside	bWdRjRpK
-nsing	aIgKjHm\\nKoK
-nsion	hT
-nsite	cGdUiIpV
-nsiva	hUoE
-nso	lU
-nsoir	tU
-nst	iR
-nstag	qU
-nsten	jTsW
-nster	cYqTrK
-nsual	dUhU
-nsuel	iT
-nsumo	bR
-nswer	bRmU
-ntaba	qZ
-ntact	aTpT
-ntado	bW
-ntage	fTjHkS
-ntags	fV
-ntain	aKcUdGiYjItG
-ntake	pK
-ntakt	pStK
-ntals	hJiUlS
-ntana	j[
-ntant	aWqW
-ntary	jRnY
-ntate	bIiYqT
-ntech	bRkS
-nteed	dSeSgR
-nteen	hW
-nteer	bXcJmJqS
-nteil	gVhK
-ntele	aVjQqJsR
-ntent	aVmVtK
-ntera	bTnU
-ntern	iIqY
-ntero	bUhT
-nters	aXgRiEjSoT
-nteur	aR
-nth	gRhEiTjI
-nthal	c\\
-nthly	bQgR
-nti	fYjIkI
-ntial	jQ
-ntice	aWgSmS
-ntiel	rUtI
-ntier	aSbScQ
-nties	bVcJsQ
-ntine	h_
-nting	gJiT
-ntion	gRrV
-ntivo	fHiWmH
-ntner	eVkIsU
-ntrat	bSeR
-ntree	o^
-ntres	bShJiR
-ntrol	aRiR
-ntros	bRlR
-ntune	gIjSkTqW
-ntury	jU
-nu$	jKkV
-nuary	oY
-nue	rT
-num	gRhImVqS
-nuo	eXjRoG
-nus	aFgS
-nutes	nRtR
-nvenu	jKkT
-nvier	oT
-nwalt	aSjTtG
-nwerk	bY
-nwick	aIcR
-ny$	cTdQ
-nyone	oSsW
-nyway	pR
-nz$	aRc\\iHpS
-nza	cU
-nzado	jW
-nze	cTiKqU
-nzehn	gX
-nzeit	hR
-nzept	rY
-nzgau	cRnRtI
-nzhen	nW
-nzlei	bT
-o-end	iTjRmJ
-oa$	bQcT
-oad	iU
-oaded	gWiV
-oanne	cW
-oards	bU
-ob$	eV
-obile	qV
-oblem	qS
-obody	qSsS
-obots	bViGkV
-obrad	hV
-obrio	rU
-obs	pZrZ
-oburg	qTtJ
-oc$	cV
-ocado	kV
-ocale	cRiQ
-oce	bS
-oceso	iSpR
-ocess	aTpS
-och	aIbQcUdSfUhE
-oches	fT
-ochte	tS
-ociar	iR
-ocies	rS
-ocina	hQiRmJ
-ocion	eKgJhY
-ocios	bS
-ocity	pQ
-ock	aUbSnR
-ocken	hSiU
-ocker	aHiWsS
-oclaw	cU
-oco	jIsU
-octor	q[
-ode	cQlEpYtG
-odega	bTdJnV
-odell	eKf]
-odelo	cJdRiX
-odels	iS
-odern	jY
-odias	fT
-odies	hUiIoUpH
-odigo	lVpRtK
-oding	iTjVtJ
-odles	j[lK
-odo	dSrS
-oduce	bTiY
-oduct	bU
-oduit	jT
-odule	iSkQtT
-odulo	iRqQ
-ody	sR
-ody's	iY
-oe$	aKcYfJqS
-oer	jK
-oesnt	jU
-oever	bQqV
-of$	cYiDrW
-off	kY
-offee	iT
-offen	aJcX
-ofile	iEpSqGtW
-ofort	cHo[
-ofs	hViEjW
-oft	bIeKiXkY
-og$	iTjV
-oga	cWiQmQ
-ogado	jY
-oge	aX
-ogica	bQdIhQ
-ogico	cRjX
-ogida	cJfIi^j@lJmFnHoJqHrJ
-ogist	aRoStJ
-ognac	cS
-ogo	jRmW
-ogram	rK
-ogy	bSgViIkTsK
-ohaus	bU
-ohn	gZ
-oi$	kTqX
-oices	i[rRtG
-oie	r^
-oiler	iRtJ
-oin	hTlRtT
-oiner	aW
-oints	jVkS
-oires	gUjZ
-ois	cSfRjQsS
-oit	dIgSqQ
-oject	aTtJ
-ojekt	aGbReQiK
-ojets	aRiRmJ
-ok$	iStR
-oke	hJnZ
-oking	iR
-okoll	tU
-oks	jSmU
-oktor	qV
-oku	iW
-ol$	aIiJmVtX
-ola	sX
-olage	bUiQ
-oland	iVjImItJ
-olape	oV
-olate	jUqU
-old	hRqQrJ
-older	aSjR
-oldes	cGi\\
-ole	qX
-oleur	aRiJjZ
-olice	jRkQ
-olico	sY
-olicy	hSkRrR
-olide	jVkK
-oling	gIhViEtZ
-olios	iRlGpW
-olish	kU
-olite	iTqS
-oll	jKnStZ
-ollen	eSiSrR
-oller	aUbFmV
-olles	c]iFjH
-ollte	qX
-olo	iY
-ologa	iTmS
-ologo	jRmW
-ology	bSgViIkTsK
-ols	c]
-olten	cVfX
-olumn	rR
-oluta	pEqU
-olute	jRqR
-olver	bHiV
-olz	cV
-om$	bTcFiV
-oma	hQjSkT
-omado	lTqX
-omasz	rT
-ombes	aIbRoS
-ombre	qTrW
-ombro	qXtI
-ome	lW
-oment	hV
-omers	iV
-omico	rX
-omida	hTiS
-omina	bTgV
-oming	qRtU
-omise	pU
-omite	gJmSqT
-ommen	iKkQqQ
-ommer	fWqR
-ommes	bUsX
-ommis	aV
-ommst	lU
-omo	eY
-ompes	jU
-ompra	iW
-ompta	aVeKiJqR
-ompte	mRqItU
-oms	bTeHhUiV
-ona	bTcT
-onada	aKb^cG
-onado	rS
-onale	bW
-onate	eU
-onces	iEtY
-ond	aQ
-ondas	iX
-onday	oQ
-onded	aHbJjJkUtY
-ondee	bS
-onder	iUqK
-ondes	hU
-ondon	cRdQnT
-ondre	gJiTpStJ
-one	jZ
-onest	iKjKqStQ
-oneta	hWn\\
-ong	cW
-onger	eTmQpR
-onges	hV
-onica	pY
-oning	jIqHsV
-onist	aXkUqKtJ
-onnel	gFhSnS
-onnen	jT
-onnes	bVtS
-onnez	pJrW
-onnte	bVoQ
-ono	cU
-onoma	bRiKjR
-onome	hTiKjT
-onomo	eY
-ons	iQ
-ont	c^
-ontag	fToRqR
-ontar	iS
-ontez	iTmK
-onths	eT
-ontre	jTrX
-ontse	qR
-ony	bFdWiGkS
-onyme	rV
-oo$	cTjU
-ood	bUjQ
-oof	bQpJrWsI
-oogle	iT
-ook	hSiQkR
-ooked	aVbK
-ooker	jU
-ookup	gEhU
-ool's	cZiSjIlI
-oom	bUcJ
-oomer	aR
-oon	tT
-ooner	iKoRqRsS
-oor	aJhHjRpDrIt]
-op$	gFhGjSlV
-opa	iT
-ope	jRnR
-opf	bUkWqJ
-opies	pT
-opina	eT
-oping	qT
-ops	cViXjJmU
-or$	aU
-orada	aSiRoQpS
-orado	gQlV
-orale	aR
-orant	fJgJhGjEm\\pG
-orary	eV
-orata	gW
-orate	qSrS
-oraus	tU
-ord	c[
-orden	bZcJiJqU
-order	dZqJ
-ordic	bU
-ordre	jVtT
-ore	qR
-orest	aJbVcS
-orf	aJcWqXtH
-orgen	bTtR
-orger	aFbWfQqTtH
-orher	jKlXoR
-orial	bU
-orias	iUjJmK
-ories	gWrSsK
-oring	i\`jEkS
-orise	qXrX
-orist	jT
-orite	aIiRmR
-ority	fSiStQ
-ork	iV
-orked	jRkUlSpG
-orker	aT
-orm	kQrS
-ormal	jV
-ormat	rU
-ormed	eRiKqU
-ormen	cHfJiRj\\
-ormer	kUqS
-ormes	hX
-orn	cXhStJ
-ornal	gW
-orque	qR
-orreo	pVqKtU
-ors	iX
-ort	cR
-ortal	pY
-ortar	qY
-ortas	jSrR
-orted	hYiJmQ
-orten	iZ
-orter	aTjV
-ortes	bYcKiKtI
-ortet	mTqU
-ortie	sU
-ortos	hRiY
-oruna	cW
-orung	fT
-ory	cSjR
-os$	iS
-osals	hQiY
-ose	iSqT
-osing	pU
-osite	aRbJhFjIlY
-oso	qQrZ
-oss	kW
-ossen	jRsTtQ
-osser	jT
-ost	fXgHhRjJqR
-osted	gViT
-osten	gUhTtV
-oster	fTjR
-ostes	aYfKtH
-ostly	bT
-osung	tT
-osure	iQkU
-ot$	cYiSkRrGsI
-otage	iT
-otary	cJjGkIlZ
-ote	dV
-otech	bVcG
-otels	jTnR
-otice	oV
-otion	lV
-otive	cFgJhKiHj^kGoJpGqJtJ
-otivo	qX
-otnes	aHbGc\`dJeJfIgIhJiAjDkJlJnJpIqIrIsItE
-oto	dV
-otros	lT
-ots	bQiRkS
-oture	iUjQ
-ou$	cYdI
-ou'll	bS
-ou've	jQqQ
-ouble	fTlU
-ouche	kTnU
-oucou	tT
-ouler	jTnS
-ounds	aUpS
-ounts	aTiYjK
-ounty	bSnRqR
-oup	bJcKi]
-ouper	cJiR
-ouple	sW
-ouren	cY
-ourly	eX
-ourne	bR
-ourse	hY
-ous	rQ
-ouses	iS
-ousin	qQ
-ously	jRqV
-outes	jHlT
-oux	cZ
-ov$	cSfXhHnG
-ovals	jT
-ovely	kSqR
-overs	jUlJ
-overy	iR
-oving	hR
-ow$	cYoS
-oweit	gX
-owers	hSiW
-owing	kRqR
-ows	bTiTtJ
-oy$	bHc\\tI
-oyage	bTiS
-oye	h\\pIqR
-oyees	b[
-oyons	iKqV
-oys	eHmZ
-oza	cWgKnU
-ozent	dRfQhS
-ozess	qU
-p's	cV
-pa$	mVpR
-pable	jZsG
-paced	rS
-pacho	bWrQ
-pad	tT
-pairs	iW
-pal	aRbRiT
-pan	cUsX
-panas	iEjYnU
-pania	eTrQ
-panol	rV
-parar	iT
-parer	tW
-parks	aTbKiUtE
-parte	gT
-parts	rW
-pat	fSkT
-pater	gJoWqT
-pathy	jW
-pcion	iUpW
-pdesk	jW
-pe$	iRqR
-peaks	lW
-ped	fSgU
-pel	bZqR
-peles	j[lG
-pelle	pX
-pends	gUhIiKoRqU
-pened	hV
-pensa	fRgGhV
-per	aScTjR
-perle	cStT
-perly	jU
-perty	aXcH
-pes	fSmRnS
-pesen	gS
-pet	b]fJhJpI
-peuta	mQ
-pfung	iIjb
-ph$	aFcWfKiItT
-phone	cFhTjX
-phs	jQpV
-phy	iQkU
-pia	bZ
-piele	cJeKiS
-pielt	kRmV
-pieza	aT
-pin	cR
-pinas	gYhI
-pio	bSjX
-pital	bQcV
-pjeps	hSjT
-plain	iU
-plane	i^
-plant	bGcJiEj[qUsJ
-plate	bJcWrU
-platz	cXhX
-ple	pY
-pleta	eSgS
-plett	dVlR
-plied	lY
-plier	iX
-plits	fT
-ploma	hVjT
-plome	lY
-ply	iU
-pment	bRiR
-po$	cZjQ
-point	qItX
-poken	jVsT
-ponde	m]
-ponse	bSpT
-poral	eVfJ
-porta	kXmS
-porte	jV
-ports	iSmS
-pos	iXrS
-posal	iTnKpT
-poser	bXpSrH
-pot	kZrHtJ
-power	j[
-pp$	iRtW
-ppe	bSgY
-ppeal	bIiY
-pping	iWjQtV
-pport	aU
-pprox	iQ
-ppt	cSsV
-pra	iW
-prach	pVqR
-pre	cRgKnW
-pread	fTmJ
-preis	h_iJ
-prend	jGla
-presa	bS
-press	bT
-prete	aV
-pring	bUqT
-prise	eQ
-ps$	i]
-pta	aTiJpIrFt\\
-ptain	aSpT
-pte	oZqS
-ption	aCbYgDhRiS
-ptive	bUjS
-ptoir	iS
-pts	dUiV
-pub	bX
-punkt	kUoQ
-pures	fV
-pus	cUhR
-puter	iTlT
-py$	bTk[
-qu'au	oR
-qu'en	bUoT
-qu'un	aR
-quads	iKmU
-quera	cR
-quest	aIrVtV
-quete	aKgRhKiYjJqT
-quido	gU
-quier	aDcUpT
-quina	dS
-quipe	mT
-quity	gY
-quote	bXcHiT
-r's	qU
-r-day	gW
-rable	hJkY
-rably	sW
-rac	aIcTjGpJt^
-rache	i^jKpT
-racle	aTdR
-racts	iUkT
-rad	hU
-radas	gWjT
-rades	eWfJiRjK
-rador	iRmQ
-rafte	iQmW
-rafts	i[
-rag	eX
-raged	rV
-ragen	iYjRpR
-rager	bVqS
-ragte	aRkQqXsFtI
-rah	cU
-rains	iSjT
-raire	fR
-raite	bRqR
-rajet	gXhInJ
-ral	iR
-rales	aKjJkSmVpQ
-ralia	bSqR
-rally	hQiWjI
-ram	lRtR
-ramie	gVjK
-ramme	bRiQ
-ramos	qT
-ran	bSiUmS
-rance	hR
-ranch	cThV
-ranco	fV
-randa	cX
-rande	cZrS
-rando	mW
-rands	jW
-ranet	iUrX
-range	iTrKtW
-ranke	iX
-rannt	qX
-rante	fT
-rants	aRjS
-raphs	jQpV
-raphy	iQkU
-rappe	iU
-rar	bIcSjW
-raria	kW
-rario	fY
-rasen	iT
-raser	aWcStF
-rases	rZ
-rasse	bRpCqIsVtZ
-rat	qS
-ratar	qR
-ratas	o[
-rated	iQjT
-raten	iU
-rater	aQ
-rates	iR
-ratet	s]
-ratif	iVjRrU
-ratis	hVsR
-rator	aVtH
-ratos	iRjR
-rau	aRbUcHjZtH
-rauch	tU
-rauen	rQsT
-rault	bUjR
-rauss	hQjX
-ravel	nY
-raves	fX
-rawer	qVrJ
-raxis	bZjU
-ray	pQqT
-rayer	j]qGsU
-rb$	aWdTrRtH
-rband	b\\cHiJpWqI
-rbe	iSkU
-rbeit	dSeT
-rbung	pY
-rburg	iUqV
-rburo	b[pQtF
-rca	cYsR
-rcado	hJsX
-rcels	bV
-rcent	hTkJ
-rcera	hSqRrJ
-rch	cViG
-rchen	bWcXfJiJmJ
-rcher	aTiQ
-rches	aKbViUsR
-rchiv	pQrS
-rcial	aQjQlR
-rcing	iT
-rd$	cQ
-rdays	fZ
-rde	bSiY
-rdeen	cY
-rders	aRiS
-rdert	kZ
-rdias	fUiQ
-rdiff	cV
-rding	rUtZ
-rdo	aTgJhJq^
-rdona	qU
-rds	bRiW
-ready	dKiRsR
-reaks	fSsR
-reams	iT
-reaux	bRcSiR
-reche	aKbWhS
-recht	bEcVgRiYkStE
-recie	jSkVlG
-redit	aShW
-ree	lSoQ
-reens	aJiRjS
-reers	bQtR
-refer	sX
-rei	bX
-reibt	bWiQ
-reich	bUjHqJtW
-reien	hSj[
-reier	jS
-rel	aHbZ
-rella	bQgSrT
-remen	bKc[fJgKiSjH
-remio	bRgS
-remos	aScHeSiHlIqTsKtR
-ren	iX
-ren's	aKbRiU
-rence	gDhVsQ
-rench	jUkS
-renda	q[
-rende	l[qKtJ
-renez	iZoR
-rensa	bUkJqR
-renta	bW
-rente	h[iJmU
-renti	aUqS
-renze	gIq]
-reo	bKcHiWpRqJtT
-repot	cUjWtH
-rer	aV
-reras	aZ
-reria	bTiRqS
-rerin	aFjKmRtY
-reros	aXbR
-resen	mU
-resse	iRkU
-ret	cXqU
-retar	aWcTtH
-retch	qY
-retty	rTsT
-reurs	aUbR
-reuse	jTsR
-rever	dTfK
-revet	aHkVlU
-rew	tT
-rez	m\\
-rf$	aHcYqT
-rfait	eX
-rfect	jT
-rfrei	iGnY
-rg$	c]
-rgabe	aEiQtY
-rgada	aRqJ
-rgado	aT
-rgang	jQlVsR
-rge	aT
-rgeld	bRfQgJnSqI
-rgens	iTtS
-rgent	qTtS
-rgeon	bUcKhJiUsJ
-rgern	iX
-rgert	qX
-rgery	aTbGiT
-rgh	cW
-rgica	bXcE
-rgive	qTtU
-rgung	bThZiR
-rgy	rT
-rhalb	gQjT
-rhard	aJbGcBdIeKfKhJiGjKkJlJmJnJoJpBqIrEsKtc
-ri$	cSiQmR
-ria	bQ
-riado	aTkW
-rials	fThViG
-rib	bT
-rical	fGpW
-rices	b[rS
-richt	iZpVq[
-ricos	aJiHjTkRmS
-rid	dU
-ridad	aTsW
-riday	fT
-ridge	cUhR
-rie	b[
-riebe	aWjItK
-riels	hW
-riere	bIcVjT
-riers	aSbUoJ
-riert	bViSjT
-riete	bUhR
-rieur	aEj]
-rif	gShT
-rifas	iQpU
-rig	jR
-rigen	gTjX
-right	iQjQ
-riker	aTjR
-rilla	aEbJcHjImXr\\tK
-rille	bRgY
-rim	cFeTnT
-rimer	eRhT
-rimes	gV
-rimos	bRtR
-rin	ab
-ringe	gRrS
-rings	cYjKsU
-ringt	iWkStG
-rinne	pUqU
-rints	jSrU
-riodo	dSrS
-rious	jRq[sK
-ripts	iS
-rique	iXjVsEtI
-ris	pRrT
-risch	iHnUqR
-rised	bUiJjW
-rises	gFhY
-rismo	bCi\\lT
-risol	tQ
-rista	aSbT
-riste	a^
-rit	bFcJiUpFt\\
-riter	a\\jS
-rites	bR
-ritte	iT
-rivat	hT
-rived	qX
-rivee	bU
-river	aUjS
-rix	iYjK
-rjeta	rX
-rk$	aQbR
-rkauf	iT
-rke	bUcR
-rkehr	aY
-rkers	aRdGmUsWtI
-rking	hS
-rks	cUjT
-rkung	rQtR
-rla	iSpSqW
-rlage	rW
-rland	hXiK
-rlaub	hVtR
-rle	oTtS
-rlich	cDlV
-rlier	aGc\\qS
-rlies	fS
-rling	cXdGiJtR
-rlo	nVqR
-rm$	jV
-rma	jU
-rmano	bHmUqQ
-rmany	bRdU
-rmark	cWiJ
-rme	gRhStQ
-rmera	bHcRqX
-rmers	iT
-rmill	kV
-rmine	iVnXrR
-rmino	cFeXiJ
-rmiso	jV
-rmlos	pS
-rmo	c[qS
-rms	nT
-rn$	iVjR
-rna	aTmSpT
-rnada	eV
-rnate	fYoEqK
-rnees	nZ
-rness	c\\
-rneys	rU
-rnier	qX
-rnite	bU
-rnity	eYsStK
-rno	aTqS
-rnoon	tT
-rnors	iJ
-rns	iQjT
-rnt	jUlS
-rnter	jW
-roben	pY
-rocal	bWcKiIjWmJ
-roche	hX
-rofil	tY
-rojet	jU
-roker	iTpJqV
-rol	m]
-rolle	cIiajJ
-rom	aGb\\eJ
-romis	lUqS
-ronca	qW
-rones	iY
-ronic	aS
-ronto	cW
-ronze	jIkW
-roofs	hViEjW
-rooms	bVeHhUiU
-roper	iSkV
-ropia	bQkS
-ropio	nU
-ropub	bX
-ros	bR
-roupe	bSgT
-rouve	qSsQ
-roval	bIoUqW
-roved	bUtT
-row	cRjU
-rox	iQ
-rozen	qS
-roßes	bRhRjT
-rpe	c\\iJ
-rpo	rSsT
-rport	iSkJ
-rpose	eUiU
-rra	cU
-rrada	aKcV
-rrado	pT
-rrage	hJo[
-rrain	aWcJiK
-rrait	qV
-rrals	cJfHhFiUkIpS
-rre	hT
-rrect	cKfJgFhSiJlUpK
-rreno	aRqRsR
-rrent	jQqX
-rrera	l[pHqJ
-rrero	bYcIhJrQ
-rriba	nTrU
-rried	jHsZ
-rries	hU
-rro	gJiT
-rry	iToU
-rsals	eJoR
-rsatz	rTtW
-rscht	aSlW
-rself	hRpU
-rsery	bT
-rship	jTlS
-rsing	aSjX
-rsion	iSrW
-rsity	aTbSjHlW
-rsona	aX
-rsons	aZbRiI
-rst	aGeVmVrS
-rstag	dXiI
-rtada	bSgU
-rtado	bU
-rtage	cJeWfTgJiI
-rteen	fSgWiJ
-rteil	kZ
-rtera	aSkU
-rters	h[iU
-rth	cWiSnZtD
-rtial	qX
-rtida	f[
-rtido	fThR
-rtiel	eZ
-rtier	aHbTgT
-rties	cJiS
-rtime	fTgR
-rting	aKiYkSlJ
-rtion	aR
-rtise	eQlJ
-rtner	aRmR
-rto	bTcU
-rtout	hSiHrS
-rtrag	eZ
-rts	bU
-rtung	iTqV
-rtura	eV
-rty	aTgKsQ
-ruary	pS
-ruber	gTpJqX
-ruces	aKcYdF
-ruche	aHbIcHdIeIfIgIhHi\\jHkIlImInIoHpHqIrIsItI
-rucke	bQiV
-rucks	bVfR
-rueba	eR
-ruezi	fQtT
-rufen	pS
-rufer	jV
-run	bUcGnY
-runch	bRfTsJ
-runde	bSeKkIoW
-ruppe	bTg[jI
-rusts	aT
-rutos	g[
-rutto	gS
-rve	cRpTqR
-rvera	aIbY
-rvest	bW
-rvice	hV
-rview	pW
-rving	bUcJkGoXqK
-rvise	iRmT
-rward	iTqWtF
-rwerk	bTiX
-rwick	bBc^tD
-rwise	cSeS
-rwork	iX
-ry$	tK
-rying	sR
-ryone	gVhJrW
-rzeit	bGlWmSnR
-rzeug	h[
-rzo	hWoVpItJ
-rzt	aShTtK
-rzugt	kRsT
-s-lui	qTsV
-s-moi	qY
-sa$	hQmX
-sable	aV
-sache	bQhSjS
-sados	iYpT
-sai	dR
-saire	jSkUnQ
-sajes	hV
-sal	jSqQ
-sales	aFbZiIjYpJ
-sam	cBfT
-san	iVjR
-sance	jSsZ
-sando	sR
-sar	aRiYpR
-sario	cTpQ
-sarzt	hUjK
-sas	cXjRsY
-sat	fQh[iI
-sau	aJcY
-saw	kS
-sbach	bIcZ
-sband	qTsR
-sberg	sYtI
-sburg	cS
-sbury	c\\
-sca	cTfX
-sch	jSkU
-schen	hY
-scher	aIb[cH
-sches	cYlJsS
-sco	rUtF
-sdale	aKcZqR
-sdays	dT
-se$	iR
-sea	cSiKnW
-sed	fR
-see	aGbSc]iK
-seful	kS
-sehen	kU
-sel	hR
-selle	aXmQsXtG
-senar	iS
-sence	gSqT
-sende	aHfX
-senes	jW
-senta	iWjKqQ
-serat	rWtT
-serer	rItS
-serie	cQhVlT
-serve	cRpTqR
-ses	iS
-sesor	aU
-set	c[iCjFkWrV
-setzt	lXqS
-seurs	i[
-sez	eIrZ
-sfeld	bRcX
-sgeld	cGgYiXjK
-sh$	bQ
-shalb	qR
-shalt	aX
-shaus	bZjJkWtG
-sheim	bRpU
-shers	aVeJgSiJjHl[
-shing	eJgYqKtJ
-shion	bTgQ
-shire	aEc]
-shore	aJbRcXhK
-si$	kTtT
-sia	tV
-sible	tR
-sical	jX
-sicht	cJdTiUtF
-sidad	bU
-sider	eTjTpQ
-sidro	bQ
-sie	gYi[
-sieme	lU
-siers	iT
-siert	cIfTiVtJ
-sieur	aJqStR
-siger	bGs_
-sight	cJdJfGiUj[mV
-signs	jW
-sin	aFhQtT
-sines	oHqV
-sings	aHtY
-sio	gJhX
-sions	gSiS
-sique	iQsR
-sis	jV
-sisch	iJk^
-siste	mSrX
-sists	iV
-sit	hJiZpHqK
-sitas	iW
-sitat	cRtR
-sites	nW
-sitos	iU
-six	gR
-skera	lWrStH
-ski	cWrR
-slauf	pV
-slohn	gW
-slose	gRhSsZ
-sly	jRqV
-smann	qIr\\
-sme	qHrY
-sment	iJpUqT
-smo	pHrV
-sms	r_
-snt	jU
-so$	j\\
-socie	hSqR
-sol	tQ
-sonal	eWkI
-sonas	aQbTmR
-sonen	bXiHmVpJ
-sonne	cKtS
-sonst	bJcThU
-sor	iH
-soras	mZ
-sores	bX
-sorge	hQjQ
-soria	aFbV
-sos	hViZ
-space	aV
-spana	dR
-spect	eXkQ
-spera	gS
-spere	i\\jJqJtR
-spice	aQbScItJ
-sport	hUkT
-spues	qR
-squ'a	gRhInS
-sroom	jUkS
-ssa	bKcVqU
-ssage	kT
-ssary	bVlQ
-ssene	jS
-ssent	kElSsY
-sseur	gSmXqV
-ssful	pSqKtW
-ssian	jT
-ssier	aVpTqQ
-ssing	aRlX
-ssins	aKcThW
-ssler	hIpY
-sst	sS
-ssung	fU
-ssure	iSjJl]mH
-sta	aUbS
-staba	qY
-stado	qZ
-stadt	cY
-stage	hX
-stags	dQiW
-stall	eTfW
-stamo	iS
-stand	iUqS
-stant	aW
-state	bSjV
-statt	bXcU
-stdoc	qU
-ste	aV
-stees	tR
-steht	mU
-stein	aIceiEjJ
-stems	iU
-stens	jS
-stenz	a[cFiZpJtF
-stern	o[
-sters	bViZ
-stest	pT
-stian	sZ
-stica	iIkX
-stico	jSrS
-stics	aRbJjU
-stieg	iRkJlToS
-stina	aGbX
-sting	pU
-stion	rU
-stmas	hS
-stock	nU
-stody	iSkX
-stone	cUiTqT
-stort	c[
-story	iW
-stown	cWgJnX
-stral	hIiRkWnS
-stria	cUjR
-strie	bQgS
-strom	bV
-sts	iVsQ
-stube	aUbTiJ
-stuck	hXjJ
-stung	iX
-stura	cVjV
-sty	r\\
-suche	hQiWnT
-sucht	aR
-suite	rT
-sults	iW
-sum	bJcVfUtQ
-sumer	bXiSmG
-sumes	pT
-sun	fYqU
-sunto	pRtR
-sured	bUjW
-surer	hIpVqT
-sures	oVqJ
-sus	jIqW
-swald	cZfHtI
-sweis	aKj\\
-swers	iQlHpS
-swert	k[
-szeit	f]gChJnToI
-t's	qU
-ta$	tT
-tabel	bSfU
-table	jR
-tache	mW
-tacht	lS
-tacto	jXpU
-tador	aRcR
-tag	fV
-tagen	fWiJnR
-tages	gThSiTjIpTtF
-tagne	cS
-tails	jKqStT
-taire	tG
-tairs	hS
-tajes	aHbVjW
-taker	tU
-takes	jKlU
-talan	kTrW
-tales	aRiT
-tamos	cR
-tan	q\\
-tance	d\\jS
-tands	jT
-tante	aSrR
-tants	fGmQ
-tar	jQ
-taria	jHkVmS
-tarif	gShT
-tarin	aWcTtH
-tario	eRjR
-tarse	hJiKp^
-tarts	fUgQiJoV
-tat	iSjQtR
-tated	rWsR
-tates	bX
-tatil	hX
-tatus	eTgU
-tatut	eT
-taz	aSbVtI
-tball	aRbT
-tbild	aTrY
-tby	bT
-tch	qW
-tcher	aWfR
-tches	bJfZiWmI
-tdown	oTpR
-teaux	hQjV
-tec	jIkW
-tecto	jR
-tee	mTqV
-teers	mW
-tefan	mQtR
-tehen	jWrVtE
-teher	qX
-teile	bXhTpJ
-teilt	fTgS
-telle	eV
-tellt	cJeUqRtT
-tellv	aT
-tem	iSjRkT
-temas	jX
-temps	eTfQ
-tence	e^qKrV
-tency	jSpU
-tende	mX
-tends	jS
-tened	iKjRqR
-tente	aYjV
-teo	bViS
-ter's	kJlW
-tered	bRgIjQ
-teren	iKkXqJ
-terer	rT
-teres	aHb\\iHtJ
-teria	b\\iU
-terie	b]
-terim	eU
-terin	aSmVqU
-terio	lY
-terly	iTnS
-terms	jT
-terna	aTmSpU
-terne	qR
-terno	aUqW
-tesse	aT
-tests	iT
-teurs	aXbRmS
-tever	fQgWhIqQ
-tex-m	iW
-texte	jX
-tez	gSrU
-tform	lTmT
-tfrei	fGjZtI
-tgart	iUnU
-tgres	jV
-th$	cU
-thaus	cXpS
-thday	hU
-the	bJcTiFjTpXtI
-theke	bWcT
-thers	jW
-thing	tQ
-thout	jQ
-ths	eS
-thu	dVfR
-thurs	dQfU
-thy	iRjR
-ti$	aHcFfWjIkWlKpJtJ
-tia	mUtS
-tiago	cT
-tic	jQpR
-tical	hW
-ticas	j[
-ticle	gU
-ticos	iR
-tid	eThHoJ
-tidad	bU
-tidos	gR
-tie	mS
-tiels	gGhWiU
-tiens	hWiKpY
-tient	fJjV
-tiere	bSsQ
-tiert	bIcGiZ
-tif	iTlQ
-tig	lS
-tiger	dIeWjV
-tiges	iY
-tigte	bY
-tik	jV
-til	eShZ
-tilla	bRtS
-times	cYhFiInW
-timmt	qV
-tines	i\\
-tings	iV
-tinuo	eXjRoG
-tions	iX
-tique	jW
-tir	fQiZlQ
-tired	kRmSsStG
-tirer	oIpTqTrR
-tires	oR
-tis	hSpR
-tisch	bXcJ
-tismo	gV
-tiste	tV
-tists	aKbVmKtJ
-titel	aY
-tites	i[
-titor	qX
-titut	bW
-tiv	bV
-tival	iToRqK
-tivas	aRfS
-tives	aUfKjW
-tivos	fRgTrR
-tizen	sU
-tl$	aGcFpDrHsHt]
-tland	oKpX
-tlere	aSbUjI
-tless	aHoZ
-tlich	nQqQ
-tline	eUkU
-tling	kVnJ
-tlist	pSqS
-tlohn	gV
-tlung	eRgI
-tly	iQ
-tmare	iQ
-tment	hSiJpW
-tners	bTqJsT
-tness	bScJgKhRjT
-to$	gR
-tober	oU
-tobre	oT
-tobus	hY
-tocad	jSkU
-toire	qU
-tok	iU
-tol	cT
-tomer	iQmT
-ton	bVcgpK
-top	hXsU
-tor	aQ
-tor's	qarK
-toras	bTfJmX
-torat	aXhHiKlXpHqJ
-torce	mT
-torch	cGiGj\\rY
-toren	bX
-tores	aSbRhGmY
-torio	mQ
-tot	sY
-tplan	fY
-tra	iRpT
-tract	eT
-trada	fToU
-trage	iWpR
-tragt	eTfRiJ
-traje	gTnU
-trale	qR
-trato	eT
-traße	cRpR
-tream	aZbHcDiImArHtV
-trees	iT
-treet	cUhR
-treff	iHpUrKtU
-treit	qX
-tress	jVkRlI
-trial	bQcT
-trica	iXqV
-trice	iJlUm\`
-trich	jZkHtS
-trick	aJcSqTtT
-trict	cV
-trieb	bZlS
-triel	aVgShK
-tries	iR
-trise	jZ
-tritt	oX
-trols	iZjK
-trong	jSqQsQ
-try	cSiS
-ts$	iQ
-tsapp	pQ
-tsche	hRrGsW
-tse	qR
-tside	cTdShS
-tsort	cX
-tst	jX
-tt$	rR
-ttage	fVhW
-ttags	fV
-tte	bTqS
-ttelt	hRqX
-ttern	iVjI
-tters	aRcKjX
-tting	iR
-ttled	sR
-ttles	iUqZ
-tto	gS
-tty	rTsT
-tu$	cXjFqWtA
-tuary	aSiGjS
-tubre	eRo]pI
-tudes	i]pQqU
-tudio	bVdS
-tuell	gHhTiJjX
-tugal	nW
-tular	qS
-tuler	lJtU
-tum	aIgKqWtU
-tunde	gV
-tur	fQpR
-tural	iYjIkV
-turas	rR
-turen	iY
-tures	iYrR
-turns	iQjT
-tus	eQgTjR
-tut	bQeR
-tvg	eV
-tware	bVjJkStV
-tween	nQ
-two	gW
-twoch	dUfV
-twurf	iQtR
-twyth	cUfJ
-ty$	gR
-tz$	bZcT
-tzdem	bQqU
-tze	bYcIqT
-tzeit	bUfUkXtK
-tzige	qW
-tzt	lVqW
-tzten	qT
-tztes	bRrT
-tzung	eS
-u'a	gRhInS
-ua$	aScY
-uages	bSmS
-ual	jU
-uales	gV
-ually	jV
-uando	iSnR
-uante	qIs]
-uar	pR
-uards	aW
-uatre	mR
-uatro	mU
-ub$	a[hRtG
-ube	aTbSiTtJ
-ubila	iSqV
-ubled	bUmYqK
-ubles	bXgThF
-ublic	bS
-ublin	cX
-ubnis	j\\
-ubs	cJhUjI
-ubsch	sX
-ubt	rV
-uc$	aIkS
-uca	bUpT
-uce	iUtR
-uceur	jVkJqR
-uch	aRqU
-uchas	eViEjVoI
-uchen	iStS
-ucher	cFeKgHhRiWjRlGsWtI
-uches	bUcUgSiHtI
-uchst	hRlU
-uchts	aKgVjJkHqIrI
-ucing	bZ
-ucion	bKcUeUiI
-uck	cThSjV
-ucken	jSpHrU
-ucker	aJhW
-ucson	cUjK
-uct	bU
-uctor	bGmV
-ucune	iJjJlX
-ud$	iU
-udela	cSqR
-udent	bUiQtU
-udget	hWqQ
-udies	iR
-udios	lUmS
-udits	iZ
-udium	jWl[
-udo	aKqUtZ
-ue$	cQjR
-uebas	gRjFpU
-uecos	bTcKnT
-ued	hXqTtT
-uee	jVqR
-uegra	sT
-uel	cTrR
-uelas	jWkGtR
-ueldo	gRrR
-uelle	cRhRiUtJ
-uelta	cJnW
-uelva	aReT
-uelve	fInVqUtK
-uen	bQiR
-uenas	iWtR
-uenos	sW
-uenta	hSkSmR
-uente	jVoTqS
-uento	hZ
-uenza	cX
-uerdo	qZ
-ueria	aViJjVqTtG
-uerpo	rSsT
-uerta	hSiZ
-uerte	sUtX
-uerto	bTcJ
-uerzo	fFhY
-uesos	aGhWiS
-uesta	qVtU
-uesto	qR
-uests	sT
-uette	cZtK
-ueves	fU
-uevos	aV
-uf$	iS
-ufe	f]hHiZkJsK
-uffet	fIiS
-ufmaß	iU
-uft	qQ
-ufung	bThTiEj\`
-ug$	jZkHqT
-ugada	fVhJiQ
-ugais	kT
-uge	bRgUlT
-ughed	bZiGqQ
-ughly	fSiS
-ughts	iHpStW
-ughty	bVjU
-ugnis	jY
-ugues	k[
-ugust	oU
-uhe	b\\cSiJ
-uhl	bCcJiX
-uhren	iTpR
-uhrer	aZbEfFgVrV
-uicio	qW
-uidas	i[jJ
-uides	mS
-uidos	gV
-uiera	dX
-uiere	sQtQ
-uiero	sTtV
-uilds	iTjV
-uilla	gQhT
-uille	bJi[
-uin	qT
-uince	aUoQ
-uinze	fVjS
-uipes	fWmT
-uired	lR
-uires	qS
-uisse	qRsR
-uit	hQ
-uiter	pSq\\
-uites	bRiW
-uitte	qT
-ul$	bSjEkYpR
-ula	jX
-ulado	e@jQkHq]
-ulage	bRg^
-ulamt	tX
-uld	jQ
-ule	jS
-ulich	hKjKpRqW
-uling	bSiT
-ulled	fKiV
-ullet	rU
-ult	cShUiJ
-ultas	iV
-ultig	jR
-ultor	a_bK
-ulung	hJiWjIlW
-um$	cV
-umano	gJrX
-ume	bTcJiR
-umero	iUpQ
-umn	rR
-umnos	bS
-umo	bR
-umpen	iU
-umple	hX
-ums	bWpS
-un$	bTnS
-una	cS
-unced	dXhIiIqT
-uncil	bT
-uncio	rT
-unded	eThTiIjU
-undee	cZtJ
-unden	fT
-under	sU
-undet	bWqU
-undry	aQhW
-une	c]iJ
-ungen	i_
-unger	s^
-unges	sW
-union	fSiKnRqT
-unior	aUjT
-unite	qT
-unity	aTbTcJ
-unkte	iIk^qKrU
-unnel	iJpIqItZ
-uno	cFf\\gK
-unque	iW
-unsch	hWpSrFsQ
-unt	qQ
-untan	bRkJqZ
-untar	pV
-untas	fRiKp[
-unter	iRmUrR
-untos	kY
-untry	cV
-unzig	bVcHfIgV
-up$	bYmQpJ
-upe	bQgR
-upils	bUgJiS
-uppen	hS
-uppin	cR
-upply	jR
-upres	iUjQ
-ups	iQjU
-upt	bX
-urado	gS
-urage	q[
-urant	h]
-urate	iIjW
-urday	fS
-urden	qT
-ureau	dU
-urf	iQtR
-urfen	qS
-urg	c\\
-urgie	lZ
-uri	aQcUtG
-urich	cXfKqT
-uring	gKnR
-urite	iYjQnS
-urity	iW
-urn	cVhWiH
-urnee	fTpRtT
-urner	iZjJtS
-urnie	gJhZ
-urnis	hZ
-urnos	fSnI
-uro	hV
-uropa	iT
-urope	iSnT
-urs	iT
-urses	nS
-ursos	gJhW
-urt	caeHgIiIpGtJ
-urten	bU
-uruck	qW
-urvey	qV
-ury	c]
-urzen	kY
-us$	kS
-usage	eSpT
-usand	gV
-usend	bS
-useum	aHbWlQ
-usica	fIjS
-usion	aFdSrRtZ
-usive	g]jJtI
-uss	hYjS
-ussed	iJjIkGl[
-ussel	bTjR
-ussen	iQjHqTsXtJ
-usser	aHfX
-usste	oS
-ust	eQoT
-uster	cJhJi[jIkStG
-ustin	cWnK
-uszug	jW
-uta	qT
-utant	fWh^iI
-ute	hQj\\
-utely	jTtT
-uteur	bHiX
-utfit	bX
-uth	c]
-uthor	jT
-uties	iS
-utile	lZ
-utine	iXjJkI
-ution	hUiU
-utive	aReJfXtI
-uto	cHeWgGhXiKnWpF
-utory	hR
-utour	cW
-utral	sS
-uts	fViYrF
-utsam	qRrJtS
-utsch	jXlUrT
-utton	jWlIqJ
-utual	bUqV
-utung	gX
-uty	mQ
-utz	cHjUkU
-utzen	iTrV
-uve	qSsQ
-uvert	bWqQ
-ux$	cViR
-ux-tu	qStW
-uza	dKiUjU
-va$	kX
-vadis	jXkU
-val	bYoTqQ
-vales	iRkT
-vamos	eThJqT
-vance	hQ
-var	dSiRtK
-varia	iVtE
-vas	aRcR
-vat	hT
-vater	bWqE
-ve$	jT
-veaux	iY
-ved	bRtR
-vee	h^iHjT
-vel	nV
-vello	eX
-ven	cV
-ven't	rR
-venes	aT
-venil	aWrU
-venio	gV
-venir	fX
-vents	jTmS
-venue	rU
-venus	lTqX
-ver's	jS
-vered	gR
-verse	i\\jD
-verts	iV
-vet	aFkUlS
-vetid	eThHoJ
-vette	hXtK
-veurs	iUsU
-vey	qV
-vi$	aVfTjG
-via	bT
-vices	iS
-vicio	qS
-vidad	hU
-vided	fJhW
-vider	eIhViVsW
-vie	iT
-views	iSpS
-viles	aFbXcUjGqJtD
-villa	cRjS
-ville	ccnQ
-vings	bSiR
-vir	iW
-viron	fRiTnU
-vis	aJcVoW
-visar	pZ
-viser	aV
-vises	iFjKm[
-visor	aTmR
-visos	lKrV
-viter	rTsT
-vites	tU
-vo$	bRf[iK
-voice	eV
-vos	fQgS
-voyez	pU
-vre	cSjRqX
-vreur	q[
-vrier	oX
-vrons	fGpW
-vus	tW
-vy$	cQ
-wable	eX
-wagen	h\`iKnS
-wance	gUhR
-wards	jToT
-warts	bRgVsS
-was	jSlK
-way	c[hR
-we$	aRcU
-wed	h^
-wegen	bZ
-weise	iWtI
-weite	fRpU
-welve	fQ
-wenty	gS
-wer	aU
-werbe	gQkW
-werke	bUcR
-wesen	i[lW
-where	cW
-wieso	fR
-wings	iW
-wirte	bSfJiUtI
-wn$	lWoS
-wna	dVjKkR
-wners	bTjG
-wns	iV
-wo$	hW
-woche	f_jHpT
-wochs	eIfUhT
-works	cYgKjY
-worth	cV
-write	rY
-ws$	rRtT
-wurst	tS
-wye	cS
-x-m	iW
-xamen	jU
-xempt	aQeVgS
-xeter	cXdSiIjI
-xi$	fX
-xibel	fQiIoV
-xible	dReRhT
-xieme	bW
-xigee	dRkJlS
-xilio	gS
-ximum	dSsS
-xis	bYjW
-xiste	eR
-xo$	cWiV
-xpect	fSiR
-xpert	jFm^
-xport	aUjQ
-xte	jX
-xtras	hW
-y'd	iVmS
-y's	aIiRjXtR
-y-one	gX
-y-two	gW
-ya$	iHtX
-yages	nR
-ybody	bTlWqJ
-ybrid	dW
-ye$	cShQ
-yecto	aQeR
-yed	e]hKnQ
-yenne	hS
-yer	t[
-yer's	bJkX
-yez	pU
-yme	cTrT
-yment	gUhGiQpQ
-yo$	iIjJkXlKmJoS
-youts	cHiRjVmJ
-ype	eUhR
-yping	jW
-yr$	aEbDc[gHnKpStG
-ys$	dQhQpItW
-yse	hTiWjIlR
-yself	mWrR
-ysics	aSjT
-yst	aVmR
-ystem	iTjSkT
-yth	cTtU
-ythme	fSjWlH
-ython	kV
-yunos	hT
-ywood	cYiIjV
-za$	aT
-zadas	fXs[tI
-zahlt	hTpR
-zan	c[iG
-zance	cY
-zar	bJcUiQ
-zberg	bUcVdI
-zburg	cV
-ze$	bRcXiH
-zeige	iJt]
-zel	bHeKfEgIhFiJkHlImDnWoFpIqGrGt]
-zende	qTtY
-zer	iTjRtC
-zerin	aRcJkKsZ
-zes	qZsItS
-ziell	aVqY
-ziert	bVcIjU
-zig	bQgV
-zlich	rRtZ
-zo$	hToW
-zofen	bVcK
-zon	bXc[hK
-zos	iWpKtZ
-zt$	jUqQtJ
-zte	bSgS
-zubis	iRmW
-zug	jR
-zugig	b[cH
-zungs	iR
-zword	rV
-zyk	qQ
-ße$	rU
-ßen	cRtT
-ßes	bRhRjT
-ßig	fUhV
-ßlich	pTrQ
/ 0	dTfSiJjU
/ 00	dS
/ 000	iSpU
/ a	a\`iR
/ c	iTjJoT
/ d	aXrR
/ day	gW
/ de	bGdXhJjKtT
/ f	aX
/ h	f@g[
/ hr	gXiR
/ in	adjT
/ km	cIjJnZ
/ l	aUhU
/ m	aX
/ mes	gV
/ mo	hRiQ
/ mois	dQiV
/ monat	dTfW
/ month	dUhY
/ n	sQ
/ o	a\\tI
/ r	fHkT
/ sem	iR
/ std	aJeHgXiV
/ t	a@eXfUgThJiF
/ tag	bIeIgVhV
/ w	aWrR
/ wk	eVfS
/ yr	gQ
/$	tU
0 %	gUhViS
0 (	eJfEg^qSrH
0 +	j\\
0 /	dVfQoQ
0 0	fVgR
0 00	f\\
0 000	gZ
0 2000	e\`fKiH
0 900	gXqR
0 950	gW
0 :	f^nR
0 a	f_
0 am	f]pS
0 and	jT
0 anos	jVmT
0 ans	eWjV
0 april	oZqJsG
0 at	jX
0 august	oS
0 b	eTgVhRiYjJ
0 bis	gJpU
0 day	fciIjHpI
0 days	d[eRfR
0 de	oT
0 dias	cDdVfR
0 e	cWgIiKq\\tD
0 en	fUjV
0 er	hSo^
0 feb	gHlKoVqV
0 for	iW
0 fri	fR
0 fte	aSeWfQgF
0 h	fWpQ
0 home	fUjR
0 hr	cSfZ
0 hrs	fU
0 in	dSmU
0 is	iJkSpR
0 j	dWhSjU
0 jahr	hUiU
0 jahre	j\\
0 jour	d\\
0 jours	dThR
0 june	pX
0 k	fFhV
0 lpa	fEg\\
0 m	b]gHhDiSrQ
0 mai	oSpR
0 march	pU
0 may	eS
0 meses	eVhTiJ
0 millones	gZ
0 min	cX
0 mio	fIiVqU
0 mois	eSgVjU
0 monate	eXlS
0 month	eZgVhE
0 months	gTjS
0 mths	eViQ
0 nights	gJn_
0 no	iT
0 not	jGlZ
0 off	f[
0 on	f_
0 or	jYkQ
0 out	dWiQ
0 p	aTfS
0 places	bJjIlWnI
0 plus	gX
0 pm	pU
0 rd	fUiQjJ
0 s	iZkX
0 sat	fWgH
0 schicht	fU
0 semaines	hSjRoR
0 sept	oX
0 september	oRqJ
0 so	gVtU
0 st	cIo[
0 std	bS
0 t	bId^fGgK
0 tag	d\\
0 tage	dWfV
0 tage-woche	fT
0 th	aUoW
0 to	fZ
0 uhr	fShJiDjXoJ
0 und	f\`
0 we	f[iIjKnQ
0 week	fX
0 weeks	hQnU
0 with	rW
0 wk	fTiSjKtJ
0 wks	eSfR
0 woche	f[nD
0 wochen	hTnS
0 x	fW
0 y	aVhRjY
0 years	j]
0 yr	eJj[lR
0 yrs	j_
0 £	fKgS
0 €	hX
0$	fR
00 $	aSrR
00 %	hR
00 (	pT
00 +	gWhS
00 /	gU
00 0	f]
00 00	gXpS
00 000	g_
00 0000	pU
00 2000	eZgE
00 90	gXpS
00 92	gT
00 95	gXqR
00 98	pY
00 :	fZhRtQ
00 a	fR
00 am	pQ
00 and	sW
00 anos	bWgGsY
00 ans	bSiHjDmXs\\
00 april	iKoVpW
00 at	cWgVqJ
00 beschaftigte	bV
00 bis	gSsU
00 bitte	rTtH
00 but	qS
00 con	fX
00 days	h\`
00 de	oY
00 der	s]
00 dias	h^pR
00 die	fIgTqTsQ
00 e	cIj[tI
00 en	eJf^
00 et	jUoI
00 euro	gV
00 first	gVnK
00 for	qRrT
00 h	fe
00 ha	b_
00 heures	fY
00 horas	aQfW
00 hours	eRfT
00 hr	fZ
00 hrs	eTfW
00 if	dHgWhG
00 in	aJbTcJqVrY
00 ish	fRgV
00 jan	oWsT
00 jeunes	bYiR
00 jours	hTrQ
00 juin	iGoUpT
00 k	gW
00 kg	jX
00 km	cYhT
00 kopfe	bZ
00 la	g\\
00 leute	bWmS
00 m	bVcSgJ
00 mai	pW
00 mal	fKgXiK
00 march	iJoX
00 mars	pW
00 meses	bJeX
00 mil	g_
00 min	jGp]
00 minute	pU
00 mio	bWiQ
00 mit	b\\gTjJ
00 mois	e\`fHgVhC
00 monate	eToU
00 month	aIe[lUqJ
00 months	iR
00 mths	eTj\\
00 night	aUeHfGgQ
00 no	dJhKjSsS
00 oder	fUgElToR
00 of	b\`
00 on	fSmU
00 or	jR
00 ote	gU
00 ou	eSgR
00 p	gYhSjJnY
00 people	b_
00 per	gUjI
00 pers	bW
00 personas	aRbV
00 personnes	bT
00 plus	oT
00 pm	gJsVtT
00 por	fHgZjGkXpJsU
00 ppl	b[
00 rtt	eQ
00 s	f[sY
00 seats	aSbUtJ
00 september	oU
00 staff	bY
00 start	fS
00 std	fX
00 stunden	eU
00 tage	fEh]
00 th	gVoUpS
00 to	fRgU
00 uhr	f]
00 und	mSsS
00 urlaubstage	gJhZ
00 v	fX
00 viernes	fT
00 volunteers	gIm\`
00 weeks	hTqS
00 with	dR
00 wks	eTlU
00 wochenstunden	f[iG
00 x	fZiI
00 y	fWiGjUpR
00 years	mRqV
00 yrs	b]jJ
00 £	gU
00 €	rQ
00$	fTgV
000	bQ
000 $	gV
000 %	aQbEfc
000 (	gThU
000 +	gY
000 /	gV
000 0	gY
000 00	gUpW
000 000	gRpc
000 0000	pb
000 a	g[
000 al	gZ
000 and	hRsQ
000 base	gZ
000 bis	g\`
000 brut	gS
000 en	fKgThQ
000 euros	gY
000 for	eJhWqV
000 h	bIeXiR
000 im	gW
000 k	hRiV
000 km	cRnZ
000 la	gZhBqR
000 limpios	gT
000 m	bWcTgJ
000 net	qQ
000 netos	g[
000 on	bYgT
000 or	gXhB
000 people	bU
000 per	gThUiI
000 pero	gGhIqX
000 plus	gV
000 por	bIg\\
000 salaries	bZeI
000 staff	bV
000 to	aSgS
000 trabajadores	bWcG
000 words	bKrX
000 x	gX
000 y	iR
000 £	eIgQ
000 €	hX
000$	g[hQpS
0000	pQ
0000 +	gYiJ
0000 000	hRp_
0000 0000	fXgTpQ
0000 und	b\\
0000$	pStU
00000	p]
00000 000	p]
00000$	kVpQ
2000	b[
2000 (	aJeYfJ
2000 and	qW
2000 in	b[cH
2000$	bTeUiR
90 days	eQgShFqV
90$	fGpU
900	bW
900 €	gQtR
900$	hQqU
906	pS
91	pWqW
92	bTgUjJqV
92$	gS
93	gGiUtQ
95	gTqT
95 k	gX
95$	fSiQqX
950	gW
96	qW
96$	qR
968	pY
97	hVjV
98	g\\pV
980	gV
981	p]qI
99	mV
: "	qZsT
: $	rS
: 0	dRmU
: 00	fY
: 000	g^hK
: 0000	bU
: 00000	iQ
: a	aTsVtH
: degree	tS
: dr	mX
: in	a_
: max	dZfIkHsW
: no	fVhRrX
: so	hSoUtQ
: the	bRcSqQ
: un	kSnT
: we	lVqVtI
: we'll	hXiKkKlIpSqS
: £	fW
:$	tl
<apply	phrRtW
<aside	q_rR
<company	bccb
<contract	e\\
<date	oY
<duty	iijR
<filler	a\`t\\
<hours	f\`
<mode	d[
<must	j\`kY
<nice	kalV
<notneeded	hQl^
<order	rc
<pay	g^hS
<perk	hc
<place	cR
<team	ma
<title	bQcU
<travel	ne
<unlawful	qRse
=/	gXjJ
=0	fSpV
=00	eJgVoS
=a	fG
=ab	fInSo]tG
=asunto	jGt\\
=aufgaben	iY
=aus	hR
=bemerkung	cDiHjFkJpIrSs_tK
=benefits	h\`
=bieten	tU
=bringen	iJtX
=candidature	qX
=comp	hUrSsV
=contact	gGp\\
=contract	eUoV
=contrato	eXfJ
=das	iKt\`
=date	fFt\\
=dauer	e[fGiJ
=de	tV
=el	iRrW
=essential	iWjZ
=extra	fJhXkT
=extras	hZ
=from	t_
=gern	dThGk[lR
=gesucht	eU
=grade	aYbKgXjE
=have	t\\
=hr	kFt_
=i	jSlQsT
=ihre	iKtV
=job	abbFcKiT
=kontakt	pU
=kur	hJk_lK
=lieu	c\`
=lo	aWtR
=location	c_
=los	o[pI
=main	ib
=mit	iJtX
=motif	bJfKq\\
=needs	jTkY
=no	lZpQtJ
=not	jJlVqW
=note	qUrR
=objet	t]
=one	iR
=ort	cXeJiF
=para	aIb]iJrG
=place	bKc_hHtI
=position	a\`fFgI
=post	aXfU
=poste	oU
=process	fIp_
=product	b[
=profil	tS
=puesto	a[
=purpose	eKi^
=que	aStQ
=re	oQtU
=reports	mV
=requirements	j^
=role	aViW
=salaire	gX
=salario	gV
=salary	gZ
=scope	aHbHc]dJeJgHiTjKkKpJrHtJ
=seat	hR
=sie	iItZ
=site	c\\dUiIjGlV
=start	o^pJ
=stelle	bRfS
=subject	rStS
=tasks	iX
=team	aHmYtS
=title	aWcK
=to	iKjTmUtY
=travel	cJlHn\`pI
=tun	i\`
=type	e]r\\tF
=us	b\\gJqJ
=voraussetzung	iJj^kC
=wann	f[nKtI
=wanted	iZ
=was	iX
=what	lQsS
=where	cedHiIt@
=why	bVqW
=will	qJtW
=wo	c]
=work	cQiV
=working	dY
=wunschenswert	kZ
=you	iXjT
>apply	pZ
>aside	q\\
>company	aWbdtQ
>contract	aTe[
>date	cToS
>duty	ih
>filler	t^
>hours	cTf]
>mode	c]dX
>must	iQje
>nice	jbkb
>notneeded	jVkSl\\
>order	qUrX
>pay	gY
>perk	gWhf
>place	aUb_cQ
>team	m\`
>title	aRte
>travel	n\`
>unlawful	sZ
?	lTtX
? ?	qRtW
? nein	jS
? no	dReS
?$	lRtZ
@first	ahtc
@late	p\\rQ
^	rSt[
^ 	rSt[
^" 	cIpFqYsZtJ
^$	gY
^$ 0	fHhTkKpR
^$ 00	gX
^$ 000	bSgW
^%	gUpIqV
^&	dU
^(	cUiJqVtS
^( 0	aFbJcFdJeSfRgFhFiGjJkIlKmGnHoJqFrGsJtW
^( 00	bIcKdReTfZhTjE
^( the	q[sJ
^( we	gIhVoJqK
^+	gUhYiJjV
^+ 	cFgThGiFtV
^+ 0	fW
^+ 00	cThRoJ
^-'d	mT
^-'s	tR
^-'t	jSqSrS
^--v	gWiS
^-00	gU
^-aa	jJkRsHtR
^-ac	ca
^-ae	iUjZlJ
^-ag	pS
^-ah	aGbIeSgUjKmJtR
^-ai	cXqR
^-ak	bTcGfJgFhKiVoR
^-am	c[tT
^-an	kR
^-ao	aEgGhYrItZ
^-ap	aCiTjQoX
^-ar	cQi\`jQ
^-as	i]
^-au	bRcW
^-av	gTiU
^-aw	cQiTjJkU
^-ay	fStX
^-az	c[
^-aß	fS
^-ba	c[t[
^-be	jIkTtV
^-bi	cXhV
^-bj	tY
^-bo	qWtT
^-bs	h]pT
^-bt	kRqRrQ
^-by	aQcWiSjItJ
^-ca	b[cZ
^-cc	aIbIcHdJeJfIgHhIiVjVkFlImHnJoJpJqGrJsJtJ
^-ci	t_
^-ck	cTtT
^-cl	fSgU
^-cp	iUjT
^-cs	iVjQkW
^-ct	tV
^-cy	iRtT
^-dg	aFbGdHeHfGgGhGiDj]kBlEmGnGoGpHqGrGsGtE
^-di	aWf[iD
^-dl	j[rIs\\
^-do	jW
^-ds	iV
^-dt	cX
^-dy	hX
^-ea	pIr]
^-eb	bYcJmS
^-ec	jUmR
^-ef	aQmQ
^-eg	cTkQ
^-ei	bU
^-ek	dJfX
^-el	jQ
^-em	jUkStQ
^-eo	bRcUiW
^-ep	gQiSrW
^-er	iR
^-es	iW
^-eu	c\\
^-ev	jW
^-ew	aScQgTtI
^-ex	cDfQgKhKjHk\\tJ
^-ez	pSrS
^-fa	gSjUmU
^-fe	aThR
^-ff	hX
^-fi	cRhRi[jH
^-fr	eRfT
^-fs	bKiWjHqQ
^-ga	cWhSjJkT
^-ge	iX
^-gh	cViR
^-gn	iWkS
^-go	iUpR
^-gs	fRhS
^-gt	gUqUtW
^-gy	aKbEiWjRkWmIsI
^-ha	cUjEk[lKtW
^-hg	iEj^kH
^-hl	hHjWmR
^-hn	g[nU
^-ho	aGfShJqS
^-hr	tX
^-hs	aWhStH
^-ht	tT
^-hu	dStR
^-hy	iQkU
^-ib	bJiWpS
^-ic	aTgQhTjW
^-ie	bXjR
^-if	gYqU
^-ig	bRiGjU
^-ii	bZtU
^-ik	bYjT
^-il	pU
^-im	c\\dJiJ
^-io	bQmR
^-ip	iQjFkVlR
^-ir	iSjUqR
^-iv	cKpYqIsH
^-ix	gRhSiJtT
^-iß	cHgKqX
^-ja	hTiTpT
^-je	jTrR
^-jo	eW
^-ka	bKjUkZ
^-ke	iVtT
^-ko	aIcIiInWpK
^-ks	hUlU
^-kt	hKlV
^-ku	i^jE
^-ky	qIrY
^-la	cQtX
^-lb	bS
^-lc	iTkX
^-lf	iS
^-li	bDcZjCkW
^-lk	cTpTtS
^-ll	cR
^-lm	bZcKdGiJjSlGsK
^-ln	bIc_iQ
^-lo	rW
^-lp	aKhQtX
^-lq	j[
^-ls	hUiZ
^-lt	cQgQhIqT
^-lz	bRc[gJpJ
^-ma	cYiWjS
^-me	tQ
^-mm	gQpT
^-mo	cSpS
^-mp	eTkRtI
^-ms	iX
^-mt	aWpT
^-na	cY
^-nc	iDtQ
^-nf	bQjU
^-ng	iX
^-ni	bSqT
^-nk	bShT
^-nn	jRkTtU
^-no	cZ
^-nq	hVjQ
^-ns	iT
^-ny	cUhS
^-nz	iSjRkRpQ
^-ob	eW
^-oc	aXbIgQ
^-od	jRqTtR
^-oe	bQcXfJ
^-of	bX
^-og	lV
^-oi	aT
^-ok	aQiU
^-ol	hU
^-om	gIjRoS
^-op	hUjS
^-os	iR
^-ot	cXqU
^-ou	bRtQ
^-ow	cUj^
^-pa	cWdIhUjR
^-pc	j]
^-pd	jY
^-pe	iTlR
^-pf	iY
^-po	kWmR
^-pp	iRpXtS
^-pr	jVmJ
^-ps	fUjT
^-pt	eQoT
^-py	bTcJ
^-rc	aJcZtU
^-rd	cYiT
^-rf	iRjHkTrT
^-rg	c_
^-ri	aScJiWjHmJpKqRtU
^-rk	cV
^-rl	aJbV
^-rm	eWlT
^-rn	bJcXoQ
^-rp	iTqS
^-rr	pTqZ
^-rs	iR
^-rt	cZoS
^-rz	pHqT
^-sa	qS
^-sc	hTjW
^-si	bKcIdHpJrJt\\
^-sk	cJdXiT
^-sp	hWiXmJ
^-ss	iSjT
^-sv	aIbIc@dIeIfDgHh\\iCjUkFlImInIoJpIqJrIsItE
^-sz	qT
^-th	cT
^-ti	fVhSjJkT
^-tl	aRiRtR
^-ts	iX
^-tt	fQ
^-tz	cZrR
^-ua	cWkS
^-ub	aRhUsH
^-uc	aSbTjVtF
^-ud	bQhToT
^-ue	cUsR
^-uf	iVtQ
^-ug	jU
^-uh	f[jR
^-ui	i^jHqR
^-ul	fStR
^-um	tV
^-un	bVcR
^-up	gFhcjI
^-ut	fR
^-ux	hRiS
^-uß	t\\
^-va	hQiDjVkWoGqJ
^-vi	aJcQiR
^-vo	gRqR
^-wa	aJbIcUdIfGgIiQjJkQtK
^-wn	bTcRnS
^-wo	gRhR
^-ws	jZ
^-xe	gT
^-xi	hZiH
^-xo	iGqTs]
^-xt	pQrTtT
^-ya	hRtR
^-ye	eZgJiTjClJ
^-ys	fV
^-za	hRiQrT
^-zi	tS
^-zo	hKoUpU
^-zt	gVqV
^-zu	hRqYrF
^-ße	cUtT
^/	aSiIjFt_
^/ 	bGc@iItd
^0 	aVc@iEkIoRpJt_
^0 %	g[
^0 +	j\\
^0 /	aIbIcKdCeJfZgRjDkHnDoFqJsJtJ
^0 0	eTfYgU
^0 00	fRgRoY
^0 000	bQga
^0 900	bTgb
^0 950	gT
^0 :	fb
^0 a	f\\
^0 am	fUiJpW
^0 anos	j\\
^0 ans	jX
^0 days	dSeVfW
^0 fte	aXcIeSfDgJmJtH
^0 h	fR
^0 j	dZjT
^0 jours	dVfU
^0 mois	eVhSiJ
^0 month	eU
^0 months	eZgS
^0 nd	aTmT
^0 nights	nV
^0 on	fZ
^0 sat	fZgH
^0 schicht	fV
^0 semaines	hW
^0 st	aXcIhU
^0 tage	dXfS
^0 tage-woche	fV
^0 to	fagBiI
^0 weeks	fIh]
^0 wks	hTlR
^0 wochen	h]
^0 x	f\`nR
^0 years	eTjX
^0 yr	jc
^0 yrs	bWeVjS
^00	fU
^00 	cGf]hVpR
^00 %	fVgZhR
^00 +	fHgJh]jWmH
^00 /	d]fIjQ
^00 0	f_gS
^00 00	g^
^00 000	fTgZ
^00 90	gb
^00 98	pT
^00 :	pStQ
^00 a	gW
^00 beschaftigte	bV
^00 bis	eUgY
^00 days	hi
^00 dias	fDhZ
^00 euro	fHgY
^00 h	fW
^00 ha	bZiG
^00 horas	f_
^00 hours	eTfV
^00 hrs	bJeVfX
^00 jours	hV
^00 k	bVgT
^00 kopfe	bZ
^00 leute	bRmX
^00 m	b[hF
^00 mal	gXiJ
^00 monate	cReSjR
^00 months	e[fRiK
^00 p	cIgXiGnS
^00 people	b[
^00 pers	bU
^00 personas	aRbTmQ
^00 ppl	b]
^00 rtt	fW
^00 staff	bV
^00 std	aSfY
^00 stunden	f]
^00 t	hT
^00 tage	fIh[
^00 th	aFgRjWoUpJ
^00 to	cJgRnY
^00 x	fV
^00 €	gWrV
^000	b_gW
^000 	cJgYpH
^000 %	aKbBcFdTfWgQiJ
^000 (	gJhW
^000 00	bGfTgQpV
^000 000	bIiUnU
^000 0000	p]
^000 a	fIgWiFkJ
^000 h	bFeSfS
^000 k	h_
^000 km	cUnR
^000 people	bV
^000 salaries	bV
^000 €	g\`
^0000	gZhI
^0000 	bZeRgTiCjFtE
^0000 000	pY
^0000 0000	gW
^00000	cSpU
^00000 000	pV
^2000	cKhV
^2000 	bZcJeK
^90	bXgQ
^900	bUiU
^95	bYcHfIiDjWlIqI
^:	jT
^a	aTcU
^a 	eUjUsRtA
^a 0	aJbKcRiKjSmX
^a 00	g_jWnRpI
^a bit	iSjT
^a head	aT
^a l'aise	jW
^a la	cS
^a las	bHcZ
^a page	rU
^a ver	qTtX
^ab	gTo]
^ab 0	mJoU
^ab 00	fXgQoF
^abends	dEfUhFjJnT
^aber	dSgIhQtS
^aberystwyth	cV
^abgeschl	jU
^able	jY
^able to	jY
^about	bW
^about 00	iT
^about 000	rR
^about the	qStT
^abrechnung	iT
^abrimos	bU
^abrir	iU
^absence	iU
^absolute	jU
^aca	bGcFjZqJ
^academia	bVcI
^access	bQ
^accommodation	hY
^account	aY
^accueil	fSiX
^ach	cKiKq]tJ
^acht	eYfHhKjIlT
^achtunddreißig	fV
^acompanamiento	i\\
^actas	iT
^ad	aZbGcGfJjItS
^add	rb
^add the	rY
^adr	hIj>kZl]
^advert	qXtI
^after	bEcJdTeRfKgHhEiFjFkWlJmJoW
^age	cJgEoJsUt[
^aged	aIcHfKgWiIlK
^agence	aKbUcY
^agence de	aJcZ
^agencia	aDbYcJdQnJ
^agency	bUiTjT
^agenda	cJiWjTtG
^agenda 	bKcIhJiZtE
^agent	aX
^agente	aT
^aguinaldo	hW
^ah	fQgKmKnKqJtY
^ah 	bIhRiHtQ
^ahm	jItY
^ahm 	jItY
^aide	hZ
^akkord	gVrJ
^al	cSmSq\`
^aleman	jUkQ
^alguien	aR
^all	dS
^alle	dRgVjKrK
^allemand	cIkZ
^alles	bRdYfGrQ
^allocating	iR
^alnwick	cT
^alors	tU
^als	bThTjD
^also	qVtR
^also 	qQtZ
^also :	aTnS
^alta	eY
^altas	cKi[qR
^alter	bJfFgGiIs[
^alternance	bIeU
^alternate	fR
^altura	bKcWgF
^always	bThIpR
^am	pQsR
^am liebsten	oRsT
^amplitude	bQfSgI
^an	mSpU
^an der	aEb[tE
^an die	bEpUtS
^an hour	fQhHi[
^analisis	iY
^analista	aX
^analyst	aUqR
^anbei	bJrJtY
^and 	cFiTmHsVtS
^and a	aJbRgSiKmT
^and no	iVjIsV
^and please	qYsJ
^and the	bQ
^and then	iRqT
^and they	bGfRjS
^and to	bJgKkYtJ
^and you	bQfKiS
^anda	aQcEgJlKqXsItG
^anfangen	oZrH
^angelehnt	gU
^angemeldet	gWhJ
^angestellt	e[
^anglais	jY
^animation	iZ
^animer	iV
^anlage	cWgUiI
^anlagenmechaniker	qU
^anmeldung	iTjGpU
^annonce	aFrSt[
^annual	iUjTlI
^annualised	eHfXgK
^another	aWjHsJ
^ans	bQiGjV
^ansprechpartner	mSpR
^answer	jJmU
^answering	iW
^anuncio	rZ
^any	aJbSiKjVoS
^anything	iJtW
^anywhere	dRnU
^anzeige	rW
^ap	aXlImQqJtI
^app	bIcHdIhJjJp[tI
^applicants	jRsQ
^applications	p\\
^apply	p^qKtI
^apprentice	aGfHgZ
^april	fToW
^aqui	bDcTeKfKqRtV
^arabic	jQ
^arabisch	cGiJkXlF
^aranda	cZ
^arbeitsort	cX
^arbeitszeit	bIcInU
^archives	bV
^around	cS
^arquitecto	jT
^arzte	bTtI
^as	cJ
^asap	o\\pJ
^asesor	aU
^asi	oTpH
^asi que	aQoUpHqR
^ask	pXqV
^assistance	iT
^assistant	aTeQ
^assistante	aY
^assurances	eJhYiI
^astreinte	eJfVgUiI
^asunto	pRtS
^at	aKbUcZjU
^at least	jY
^at the	bYc@hJpR
^atelier	aFbVcUiI
^atender	iT
^attestation	jY
^au	eUqU
^auch	eSgRiSjS
^aucune	lU
^audio	fKiUjS
^auditorias	iSmJ
^audits	iW
^auf	aTeWiR
^aufgabe	iWtI
^aufgaben	iV
^aufgaben :	iV
^aufzuge	bTlW
^auge	rU
^august	oV
^aus	cRlU
^ausbildung	l\\
^ausgelernt	hHjX
^auskunft	iRmKpT
^auslose	gQhWiI
^ausschließlich	pS
^auto	bUcIhRiFjZlE
^autobus	hV
^autocad	jSkU
^autoclave	hRiT
^autohaus	bXtJ
^autonome	bJjX
^autour	cV
^auxilio	gS
^auxilio de	gS
^außendienst	aXnT
^außer	fUiK
^avant	fEpZ
^avant le	pU
^avec	bJhSiSjGmTrR
^avoid	rZ
^away	fEhViJnT
^aws	aHcKgUiIjS
^ayudante	aW
^ayuntamiento	aIb\\jJtJ
^b	bWjT
^b 0	bWgTjE
^baby	aUiYtH
^bac	j^
^bac +	jZ
^bachelor	jQ
^bachelor's	iIj[
^backend	aQ
^backfill	qX
^background	jWtK
^bad	cZ
^bafa	jZ
^bahn	nV
^bajar	iQ
^band	aW
^band 0	aX
^banda	gV
^bank	eVfRgKhIjJmQ
^banking	iW
^bar	b]cI
^bareme	g[
^barista	aS
^barista 	aY
^base	cZdX
^based	bFcbdG
^basic	gVhGjV
^basically	cRsKtS
^bauing	aWiIjR
^baustellen	cZ
^bav	gJh]pJ
^bcbs	hW
^be	iUqT
^because	fQmSqStR
^because we	bSiQjGmQ
^bed	bJdGfJgVhT
^been	bZjQ
^before	jHoZ
^befristet	eR
^beginn	oZ
^bei	bKcRdRgKiR
^beim	qZ
^bem-gesprache	iV
^bemerkung	rRsS
^bench	aW
^benefits	hZ
^benefits :	hS
^beratung	iT
^bereitschaft	gSjT
^besetzung	o[
^besoin	lJ
^best	aJfKpGsGt\`
^beste	pIt]
^betreff	iHpTrKtU
^betreuung	iV
^better	sU
^between	bIcSnKqU
^between us	qQsS
^bev	mT
^bewerbung	pZ
^bewerbung an	mJpR
^bewerbungen	p]
^bezahlt	cGgWhDiKpT
^bezahlt wird	cHgXiJpK
^bid	aRfT
^bien	cJrHsRt^
^big	bSiR
^bilingual	aSrT
^bin	bJmKpVqHtU
^bins	i[qG
^biologie	jT
^birthday	hT
^bis	dQpWqX
^bis 0	gGpSq[
^bis 00	dTpW
^bisous	pJtY
^bisschen	cHiUkH
^bit	jIkX
^bit of	jIkX
^bitte	rXsV
^bitte 	rSsTtK
^bitte keine	sW
^bitte nicht	q^r@
^biz	gR
^bjr	tQ
^bleibt	bJhJoRqV
^blood	iVlJ
^board	aKiRqU
^boarding	aUpJtT
^body	aKbJeGhJrYtG
^bon	sQ
^bonjour	tZ
^bonne	fGsVtZ
^bono	cFgYhHiGjKmHrK
^bonobus	hS
^bonsoir	tW
^bonus	gRhViF
^book	aQeGiRjXnJpRtK
^booking	iW
^bookkeeper	aUtJ
^boots	gKhZiH
^bootstrapped	bQ
^boss	mZpJq\\
^both	eTiIjQrR
^both 	eViJjT
^boutique	b[cJ
^box	h]qT
^brauch	tU
^brauchen	aVjVtD
^braucht	tT
^breakdowns	iS
^bretagne	cS
^brief	iW
^brigada	aQmX
^bring	iGjSpW
^british	rSsW
^brot	hW
^brotzeit	bTcJhU
^brutto	gT
^bs	gZ
^bts	lU
^buchhaltung	aViRmItK
^budget	iTqW
^budgets 	iR
^buenas	tX
^buenas 	tT
^bueno	cFiJqCrXtS
^buenos	tX
^buenos dias	tX
^building	aZ
^bureaux	bIcY
^burgermeister	aIp[sJ
^buro	cXdV
^buro in	cY
^bus	h[jIlKnTtG
^busca	cJtU
^buscamos	aWfItT
^business	hIiR
^but	dRfRkFlTqU
^but 	cJlUqY
^but not	gKlIqVrKsR
^by	iRoRpW
^by the	iIoVqQ
^bye	tW
^bye 	tW
^c	fKg[jT
^c +	j]
^c 0	gSjT
^c'est	bHiGjRqStW
^ca	gQnXqQ
^ca 0	gTqI
^ca 00	gKhKiTnWqJ
^cabinet	b]iG
^caces	j]
^cad	aHiGjIl[pItJ
^cada	fUiT
^cadre	bJiJjTtU
^cafe	aRhW
^caisse	bWhUpI
^caja	bUcHiXtK
^call	gRpYqT
^call it	bJoTpG
^calle	d]
^calm	jZlJsI
^camion	hY
^camionnette	gFh[
^camp	aUfIhW
^campana	oV
^campo	b\\
^can	j\\tV
^can 	jY
^can read	jS
^can you	jGqYtS
^can't	dBj]sI
^candidature	qT
^candidatures	pW
^canteen	hV
^cantine	hViQ
^cap	bReWgJjV
^capable	jS
^car	cIiJkHlFnSt\\
^car allowance	hQ
^card	hQjU
^cardiff	cW
^care	jR
^carne	j_
^carne de	jY
^carnet	jW
^carnet de	jR
^carry	iW
^carte	j^
^casa	dJh[
^casa con	hY
^casado	s\\
^case	pW
^caseload	iW
^casework	iW
^cash	iU
^castellano	cIjUrR
^casual	e\\
^cat	cRg[
^catalan	iIkQrY
^categorie	aTbHjEpHs[
^catering	iW
^catolico	sV
^catorce	jGqT
^ccn	g]
^cdd	ea
^cdd 	eX
^cdd 0	eT
^cdd de	eV
^cdi	ed
^cdi 	e\\
^cdi 00	eT
^cdi apres	eT
^cdi temps	fJ
^ce	hTjYkJlKsI
^celibataire	sX
^centre	cU
^centro	aHb_cKtG
^ceramica	bV
^cert	hUj]
^cert iii	j\\
^certificado	jT
^cfc	jY
^cfo	aYbKtH
^chainsaw	jJkV
^chair	pJqW
^change	iV
^charge	cS
^charity	jGlY
^charleville-mezieres	bKcZiH
^chase	iZ
^chasing	iX
^chat	pY
^che	tW
^check-ins	iV
^checks	iS
^cheers	tZ
^chef	mZ
^chef de	aU
^chemistry	jT
^cherche	fIoStS
^cherche 	bJcHtV
^chere	aHtY
^chez	b\\cIhHiG
^chf	gY
^chf 0	gT
^chf 000	gX
^chofer	aScS
^cholet	cX
^choose	dUhJ
^ci	jT
^cierre	fGiWpS
^cinco	fT
^cinco anos	jX
^cinq	hVjQ
^cinq ans	jT
^cipd	jY
^cis	e]jG
^city	aHbYtF
^ciudad	cS
^civil	iJj_
^class	bJeJfHi\\kIlJoYpJrH
^clean	jXtS
^clerk	aRpR
^client	eQiRqX
^clientele	aUiI
^clients	cTqS
^clinica	aIb^
^clinical	aRhX
^clinique	bX
^close	rX
^closed	bRdIfXhK
^closing	pQsS
^closing 0	pS
^cloture	iX
^cnas	hX
^co	aXcRkQ
^co 	aRbGcS
^coc	jXpJ
^coche	hVjYtK
^coche 	cJhTiIkIqI
^coche de	hX
^cocinero	aTiQtH
^code	jU
^codigo	iKlWpRtJ
^coef	g[
^coef 000	gZ
^coefficient	fTgY
^coffee	iZpJ
^col	aKcKpGt[
^colacion	gJh\\
^cold	qV
^colegiacion	gHhVjTkJnH
^colegiado	iKjW
^collective	hU
^college	cVlY
^com	aJbWlJtJ
^come	dUjIpY
^come in	dUiQpR
^comedor	hY
^comfortable	jV
^comida	hW
^comisiones	gUhH
^comite	mUqT
^commande	iXtJ
^comme	tZ
^commercial	b^jHlJmGnK
^commis	aVbJ
^commissioning	aSiRjK
^community	aY
^como	eStT
^comp	qU
^compagnie	qR
^company	bThZjJ
^company car	h\\
^compliance	cJgIjIqW
^comptable	aVoR
^con	mU
^con la	jUqU
^con un	lVoS
^conducteur	aUnS
^confidential	pUqS
^conseil	i\\jK
^conservera	bX
^consultora	aIbWcKhIjErKtI
^consumer	iYmE
^contabilidad	iVpI
^contact	aGiZpR
^contact :	pT
^contador	aUcI
^contestar	iS
^continental	fY
^contract	tZ
^contractor	eYfJ
^contrat	eY
^contrato	aQeV
^contrato de	eVfI
^contrato por	eR
^control	i]
^control de	iZ
^controleur	aV
^convenio	bTgW
^convention	bJgShS
^conveyancing	aXcJfFiG
^cook	aV
^cool	j^kImK
^cooperative	bWqK
^coordinador	bV
^copywriter	aY
^core	iGjX
^cork	c[
^corp	iTqS
^corporate	iTqZrH
^cortar	iQ
^cost	bV
^coucou	tT
^could	fSpTtS
^could you	qS
^council	bUpU
^court	cJhGi]jJoJ
^cover	eEpQqV
^covering	iTpS
^cpa	kDl\\nK
^cpc	jS
^cpd	gEh\\
^creche	aJbVhQtH
^credit	aTiW
^crew	aXgStI
^crews	iU
^cro	bZcJjHkSmG
^crunch	fWsH
^cs	cJjW
^cscs	hGjTkR
^cse	bJcJhYjJpIrK
^cta	aZjQ
^cuadrante	bKcKf[
^cuadrar	iS
^cuando	dUiEjJnV
^cuarenta	bRiK
^cuatro	jQ
^culture	bHjIsY
^current	jT
^curso	hYjZ
^cv	lVpa
^cv 	pW
^cv +	pT
^cv a	pQ
^cv and	pR
^cvs	p[
^cvs to	pT
^cycle	bGfKhYjI
^cymraeg	kV
^d	eJgShQjJ
^d'ou	bTqV
^d'un	cHlW
^d'une	bU
^da	aUbRjFmT
^daf	aQmUtK
^dafur	jHnU
^daher	eRqV
^damit	iHkHlHtW
^danach	eS
^danke	rKtb
^danke 	tX
^dann	pSrKtU
^dans	bYrX
^darum	bViUqE
^darunter	fRiJmU
^das	rR
^das ist	iRjTlItU
^dass	q^rRtJ
^dass wir	bRiDrX
^data	aRcSmH
^data analyst	aQcWmF
^date	fHoIt[
^datev	jW
^davon	bJfYgIhJiHjT
^day	eTgU
^days	bRfVhQ
^days 	fU
^days a	bW
^dazu	gRhTiR
^dbs	pV
^dbt	jZtK
^dbt 	jZ
^de 	bJcCfJhJiGk_lKoTpJqJrKtF
^de 0	fZoQ
^de 00	fU
^de la	sV
^de los	bTiSmS
^de lunes	fT
^de preference	sV
^dear	ta
^debut	oW
^debutants	l[pK
^decent	hRjR
^decision	pTtT
^deckhand	aRbTtI
^decoupe	iV
^degree	iJlXtJ
^deja	pT
^del	bUoR
^dem	jTqR
^demande	hElKqZ
^demarrage	hJo[
^den	aShQiFjGtG
^denise	qVtQ
^dental	hU
^depart	cXiJoX
^departement	aJcW
^dependiente	aZ
^deplacements	n\\
^depot	cWpV
^dept	aDbVmJtR
^deputy	iHmY
^der	q]
^der 	cIfUiR
^des	o\\
^desayuno	hUiR
^descuento	hY
^desde	dSob
^desde el	o]
^deseable	kX
^deshalb	bWqR
^design	iHkY
^designation	aYeT
^desirable	hHjIkY
^desk	aId\\iJmH
^despacho	bZ
^despues	pV
^deutsch	l[
^deutsch 	lT
^deutsch und	kKrY
^deutschlandticket	hW
^deux	aXhRqU
^dev	a]
^development	iR
^di	dSfWgJtF
^di-sa	cJf]qK
^diary	fTiVjI
^dias	fWiJnQ
^die	bXqV
^die 	bVcJhVjVtC
^die stelle	eTtI
^dienstantritt	oU
^dienstort	c]
^dienstplan	qU
^dienstwagen	cJgKhTiInTqI
^diesel	aX
^dieta	g_jJ
^digital	aUsV
^digs	fIh]
^diktat	tT
^dilo	gVhKsQ
^diplom	eIj[
^diplome	j[
^dir	jWsI
^direccion	aZ
^direct	bIeTmT
^direction	aJb[iGmV
^director	aJdHmVoJpG
^directora	m\\
^directrice	pX
^direkt	aKcSeRlEmRqH
^dirige	iUmV
^discrecion	pY
^discretion	j]qG
^dispo	bHeJgEjZkKtS
^dix	jX
^dix ans	jX
^dm	p\\qR
^do	fSjHrT
^do not	pIqVrT
^do the	iX
^doce	bWcIiHjK
^doctorado	cKlX
^does	qY
^doesnt	jS
^dog	aR
^doing	iY
^domingos	fX
^don	aIcRjQsZ
^don't	qTrU
^don't mention	qQ
^donc	tR
^donde	d[iJlGtG
^done	fIjJlTmIpUsG
^dont	jRlWpK
^door	aKcKiVtS
^dos	fQjT
^dos dias	nV
^dossier	pX
^dot	jU
^double	cJdJfWlJ
^down	cUiHoI
^dr	pXqR
^draft	aItX
^drafting	iT
^drei	bT
^drei jahre	bHeWjV
^dreißig	fRmW
^drh	tU
^drive	jX
^driver	j[
^driving	cJiGjWnV
^drop	pX
^dry	o\\rR
^du	iVmY
^dublin	cX
^due	aSjJtR
^duree	eW
^dutch	iGl^tI
^duty	bIhVnHqK
^e	fRgTjT
^e 0	gY
^each	gT
^earlies	fS
^early	b]iI
^ebenso	jS
^ecocheques	gR
^ecole	jVlZ
^edad	jHsZ
^edicion	jZ
^edinburgh	cW
^educador	aW
^eg	gZ
^eg 0	gU
^egal	aEbEcCdFeFfFhFiGjTkEl9mFnFoDpFqWrUsFtG
^eh	aFbIcTtR
^eh 	bHiJkKpKtR
^ehrlich	bScIhQtU
^eigene	bViE
^eigener	h]
^eigenes	bRkVnK
^eight	bUfSiVtI
^ein	bUcI
^einarbeitung	aJdJkRmZoU
^eine	aTsR
^eine 	aHcGhUiJjTmIoIsItT
^einem	bWgI
^einen	a[tR
^einer	aSiJqX
^einfach	iHpYqW
^einmal	iJjUnR
^eins	jV
^eins davon	jV
^einsatzgebiet	cW
^einstieg	oV
^eintritt	fKiRoU
^einweisung	iV
^eis	fHiY
^el	qZ
^el 	bTcJfW
^el que	aJfU
^electricien	aV
^elektriker	jT
^elementary	jY
^eleven	iJmZ
^elle	mU
^else	dQnVrJsJ
^email	aKqHtV
^emden	bKcZhIiH
^emojis	lIpIrV
^employed	gR
^empower	j[
^empresa	aIb\`
^en	ca
^en 	eVgKiFjV
^en el	cUtT
^en la	bU
^encadrement	hFiXmV
^ende	cKeIt]
^endorsements	iW
^enfin	dSgI
^englisch	kRlV
^english	jY
^english 	rU
^enhanced	hXjQ
^enhanced dbs	hJjX
^enough	qT
^ensuite	aJbTdTpK
^enterprise	jV
^entgeltgruppe	gR
^entidad	bU
^entrada	fVoW
^entre	qWsU
^entre 00	gVsS
^entree	o[
^entrees	iT
^entretien	pX
^entretien avec	pU
^entrevistas	pZ
^environ	fRnS
^envoyez	pU
^eps	hbjJ
^equipe	m\\
^equipe de	mV
^equipes	f^
^equipo	mX
^equity	gUjK
^er	iQqWtU
^er 	aIbJcGeHgUmIoJqDtU
^era	gX
^erfahrung	kXlR
^erfahrung mit	jRkT
^erp	jU
^erst	eZqFrX
^erstgesprache	pV
^es	bSeSfHsQ
^escribo	qS
^eso	jV
^essential	hYjQ
^est	bQcHeUiFpJtT
^estamos	cXiK
^estheticienne	aTtK
^et	iQ
^et la	iS
^et pas	iIqHrSsU
^etablissement	bW
^etat	iY
^etre	iHjXlR
^etwa	bIcIdIiUjKkInR
^euh	tZ
^eur	aKgQiW
^evangelische	aHbUtI
^evening	aQgRhI
^evenings	fS
^events	iJjX
^every	hTtX
^every third	fWgJ
^everyone	hKiIjIpIrY
^everything	qV
^evidence	jV
^evite	rY
^exam	aVbIcIhVtI
^examen	hJjZ
^excel	j^pR
^excellent	j[kI
^executive	aX
^exempt	eWtI
^exempt 	aRbJ
^experience	t[
^experience of	jV
^experience with	jVkR
^experiencia	j]
^experiencia en	j\\kJ
^export	bU
^extended	aIbGfXiHtJ
^extra	bIcJfRgEhSiHqJ
^extras	hY
^f	aQfWgIjJ
^f /	aRfXgIhIjK
^fachbereich	aHb]fJiJkKsKtA
^fachlich	mW
^facility	aTbVpTqJ
^facturas	iW
^fahrer	jZqJ
^fair	iJjS
^fais	r[tR
^fait	bWiXjK
^faja	eJhY
^falls	tS
^families	iS
^family	bVhQjHrKsQ
^farm	hGjYkJ
^fast	bVcJ
^faut	j_
^feed	cJhHiZsI
^ferme	fYhXoI
^fest	aHbHcIeWfKtI
^field	aViRnRtF
^fifteen	aJmUtG
^fifty	fVgHhQjG
^figeac	cR
^figma	cJj[lKtF
^figure	f[
^fijo	eZgT
^fijo 	eYpJ
^filiale	cWiJ
^fimo	jX
^fin	dFfZoQ
^finally	qQ
^finance	a[gSqQ
^fine	lY
^fines	fT
^finish	qS
^fintech	bRkS
^fire	jWlK
^firma	jKqQ
^firmenwagen	hS
^first	bRiUpU
^first 0	eGgW
^fisio	cGfJhViJmS
^fit	jYnJ
^fit 	cJjWmKnH
^five	gK
^five days	dUiR
^five weeks	fJhX
^five years	iJjU
^fix	aEgTi\\jFtG
^fixe	gT
^fixed	eX
^fixed term	eU
^flexi	fRhRiJ
^flexible	hZjKtF
^flexitime	fShR
^flick	pSqX
^flights	hYiH
^fluent	jV
^folkestone	cV
^following	tV
^fondee	bS
^food	bYcKiIjU
^for	t[
^for 	bHtW
^for our	aHbRiUtG
^for the	aQtT
^forfait	eTgJhS
^forgive	qSrHtR
^form	eXgHpU
^formacion	hSoS
^formation	jRlV
^forms	p\`
^formular	iTtV
^fortbildung	hViJ
^forty	bVfYhKiRkF
^foto	sU
^fotos	iVkRtK
^founded	bX
^four	bRfWnQ
^four days	dUfVqH
^four years	j]lJ
^fourchette	gR
^fp	jZ
^fr	fSjQpR
^frais	nR
^francais	lT
^frances	j^
^franco	fX
^franzosisch	kQ
^frappe	iU
^frau	aGpQqTtY
^frauen	pKsS
^free	h\`
^freelance	e[
^frei	bIcJh[iJjI
^freitag	fU
^freitags	fU
^french	jVkQ
^freundlich	iHja
^fri	aIbHfYiIoU
^friday	dTfGpWtK
^fridays	pW
^fridge	hUiH
^frigo	hW
^frisch	jJlWsV
^frist	p\`qG
^from	dTgGo[tW
^from 0	iKoX
^from :	tX
^front	aWtS
^frs	hZ
^fruh	f[jR
^fruhstuck	hZjJ
^fruit	bWfEhTjKqJ
^fs	fQjW
^fs b	fRjR
^fuera	bHcGf^gFiJnKtK
^fuhrerschein	j[
^fuhrungserfahrung	jY
^fuhrungszeugnis	jY
^full	eWiQ
^full remote	dW
^full time	e^tG
^full-time	eW
^full-time 	eV
^fundacion	bT
^funded	bJeW
^fundraising	a\\iFrJ
^fundsachen	iV
^funf	bQjU
^funny	lGqWr\\
^fur	nVtV
^fur 	aGbFcIiGnVtW
^fur die	cSnStS
^fur unser	aIbYcI
^furgo	h[
^furs	gJsZ
^g	jUtX
^g'sagt	qU
^ga	hUkY
^ga 0	hUjSkI
^gaeilge	kS
^gameplay	aR
^gardes	f[
^gas	bKiWjV
^gastropub	bU
^gc	iQqR
^gebiet	cR
^geduld	jU
^gehalt	qW
^gehoren	bIfHhJmTnW
^gehort	hT
^geht	dRjQlR
^gel	eJiV
^geld	fIgWlJ
^gelernt	jHlZ
^gemessen	iZ
^gemuse	gJhX
^gen	fRsQ
^genau	cHiIjTtT
^general	cKgViH
^genre	fJgFpGsX
^german	kT
^german b	kQ
^gern	aShKjS
^gesprach	cJpX
^gesprache	iQpX
^gestion	iV
^gestor	aXbJ
^gesucht	t[
^gesucht 	aGcItY
^gesucht wird	aRiR
^get	iSrX
^gießen	cR
^girls	pKs^
^git	cJjSkRlK
^giving	iZ
^gleitzeit	dKfT
^gm	q]sI
^go	aTgQjWq?sK
^goc	j[
^god	pJqXrK
^goes	gSiX
^goma	jY
^good	aJtV
^google	iRjVpR
^gotta	aJbIcKeKfGgIhHiJjZkJlImKqKtK
^governors	sRtS
^grade	g[jT
^grade 0	aRgRjVrI
^grade 00	jW
^grades	jKsS
^grado	bIj_
^graduate	aViTjF
^grand	gInR
^grant	eThK
^grass	iW
^graz	c[
^greenkeeper	aTcJjImV
^greetings	tZ
^grille	gZ
^gritting	iY
^group	rSsK
^groupe	gQ
^growing	bU
^große	cV
^großes	hUjK
^gruezi	fQtT
^grund	aRqZ
^grupo	bSg\\jHkKmR
^gruß	t\\
^guaranteed	gVhI
^guardia	aSfV
^guardias	f[iH
^gut	aIbQcEdJeJfJgHhJiGkGmJnKoFpKqIrJtZ
^gute	bRcKkJrJsW
^guten	tV
^guten tag	tS
^gwo	jZqF
^gym	bRcKhZpJ
^h	aTcIhIkSpGt^
^ha	aHbIhRqJt[
^hab	aHt\\
^haben	eUlJqK
^haber	jRkY
^hablamos	eStW
^hablar	pU
^hablar con	pU
^haccp	iY
^hace	aJbFhJiItU
^hacer	iZ
^had	qW
^haga	iU
^haha	cGiSqVtJ
^halb	fQgQjKtR
^half	aHfTgRjSmG
^hallo	t[
^hand	hIi[lG
^handover	oT
^handy	hSjXkJ
^handy 	jWkF
^harness	cKjV
^has	jckT
^has to	jW
^hast	kRlIpJqZ
^hasta	eQ
^hat	bKjJtV
^hatten	tY
^hauptsache	hGkIlIoWtI
^haus	b]hV
^hausbesuche	iVnU
^have	pRrQ
^hay	hVqY
^hay-on-wye	cY
^hazlo	rX
^hbo	iJj\\lI
^hcpc	j]
^he	eRqStT
^he's	bJiSmTqT
^head	a\\mQ
^head of	a]bK
^health	gKhSkT
^health plan	bT
^heidenhain	jY
^height	fJgSsQ
^hein	sS
^hello	t\`
^help	aKhQtX
^hence	bRqV
^hence the	bTqS
^hep	jV
^hep b	jV
^here	dFfIiJmVtH
^here's	tW
^here's what	tT
^herr	pUqV
^herzlich	rIt]
^heures	fGgXiJjIkJ
^heute	bVqQ
^hey	t_
^hi	t]
^hibrido	d^
^hier	bKtW
^higher	jY
^hiring	iRpS
^his	qTsV
^hiya	tV
^hochstens	fTiInIrY
^hof	aJc\\fIgIiGkKlKnIqI
^hoja	pR
^hola	tZ
^hola 	tT
^hold	iYjG
^holiday	fCgXtJ
^home	dUfQtV
^homeoffice	dZ
^honest	aJcHdKeKfJgShJiJlGnIoJqIsJtT
^honestly	fRqT
^honestly 	bTfT
^honnetement	qW
^hook	r^
^hope	tY
^hoping	aIqStS
^horaire	aKbJcIdHfWgIjIkKlJmKnKrKsKtJ
^horario	fX
^horarios	hW
^horas	gYiE
^hospital	jSlS
^hot	bHcFiWjF
^hotel	bRgHhHlJnX
^hourly	gV
^hours	fWlU
^house	bWh^
^housing	bThS
^how	gJpVtV
^hplc	iTkX
^hq	bUdSgHpK
^hr	kHpUtX
^hr 	cHgHiWjJ
^hr :	jKkEpJqXt\\
^hrs	fXgIhGsI
^hse	gZ
^hub	cU
^hubsch	sV
^huhu	tU
^huit	aXiG
^hund	iW
^hundred	bT
^hybrid	dZkR
^hybrid 	d]
^hybrid 0	dXjH
^hybride	cJdWhU
^i can't	jGlIsT
^i don't	aFiSjSqH
^i mean	iW
^i need	oWsH
^i said	gVoIpKrJsR
^i think	fSsR
^i want	iYlIrWtJ
^i'd	oRrRsQ
^i'd rather	eT
^i'll	lSqXtR
^i'm	aRq[tZ
^i'm the	tR
^i've	gYtV
^i.e	oXpEqI
^ich	pWqStX
^id	fV
^ide	aRmStJ
^ideal	oVsVtE
^idealement	jFkX
^ideally	kIoRsY
^if	k_qSrT
^if they	gKhIkUqT
^if they've	aIhIiJjHkV
^if you	kVrT
^ihr	mZ
^ihre	tT
^iii	bHgKhJiJjW
^il	iWtR
^il 	iTqStQ
^il faut	nT
^il le	fIhSjQqS
^il me	iHjJqGtZ
^il nous	tU
^illustrator	jZ
^ils	pHsT
^im	fS
^im 	iXpFrW
^im jahr	gWqF
^im monat	fGhHjTkFnW
^im sommer	bTfZ
^im winter	bTcIfWhJtH
^immer	aKbIcIfZiGpIrS
^imprescindible	iHjQsW
^imss	h\\jJ
^in	cidS
^in 	bRcJfUiDtU
^in 0	cEfUhHiR
^in a	bVcBgIiJjStT
^in den	cKfW
^in der	bVeIjE
^in die	rW
^in office	cHdZ
^in the	bEc>d]lQmSrS
^in-house	a[jE
^inbetriebnahme	iT
^incl	fSgU
^incorporacion	o\\
^incoterms	jT
^indefinido	e\\
^indefinido 	eX
^indemnity	hR
^independent	bT
^individual	gYiEjIkSnJrI
^ing	aUiJjW
^ingenieria	jX
^ingeniero	aSbS
^ingenieur	aIjQmT
^ingles	jZkS
^ingles 	kKrU
^ingles para	kR
^inhabergefuhrt	bV
^ins	hR
^insta	aJiU
^instructor	aWgT
^insurance	hHjUlU
^insured	jU
^interesados	pV
^interessement	cKgRhVpJ
^interessement 	cKgUhSiJpJ
^interim	aJbIcIeWrI
^interinidad	e\\
^intern	iIqV
^interne	pS
^interviews	p\\
^into	iIjJmV
^intune	cGdKkYqC
^inverness	cR
^inverter	aJcIhTkJ
^irpf	iY
^is	iR
^is a	aSeV
^ist	cHmQtR
^it	jTqT
^it is	hIiIjX
^it's	eVgT
^it's a	iIjKqRsR
^it's the	bUeHfTtJ
^italienisch	kQ
^its	aJiWqJ
^j	cJeJjKpIrKtZ
^j'ai	q\\tT
^ja	qVtT
^ja 	bJcHqVtW
^jahre	eRjS
^jahressonderzahlung	gVhJiI
^jamais	fTiK
^jan	eGfKgFoZ
^januar	eSfVgGiGoHpJ
^japanese	kV
^jardin	bThS
^je	gQqYtU
^je nachdem	gT
^je ne	fTqT
^je te	gXqV
^jede	fU
^jeden	fV
^jeder	fUjS
^jeder zweite	fUjS
^jedes	fUqS
^jefa	aQm]
^jefe	aQmT
^jefe de	aSbQpQ
^jemand	iZ
^jemanden	aScIeJhJiGjFqKtV
^jetzt	gYhKqW
^jeudi	aKfYhI
^jeune	lEs^
^job	aVbJoUtT
^job 	aUrU
^jobrad	hX
^jobrad 	h[
^jobs	bJcVdJ
^jobticket	bJcIhXpG
^join	bZ
^joining	gRoT
^jornada	fX
^jour	aIcKfUjGnKpV
^jours	dZfW
^julio	eIh\\pKqJ
^junior	aJcIgJjZlJtF
^jury	p^
^jusqu'au	eJtS
^just	iDlSmXpKrYtJ
^kafka	kZ
^kaiser	hY
^kann	jVkWtF
^kannst	cJrXtS
^kantine	gIhV
^kanzlei	b[cK
^karenzvertretung	eY
^kasse	iTjItV
^kassieren	iSsR
^kaufmannische	aU
^keep	iVr[
^keep it	hIiJrT
^keep the	iS
^keeping	iX
^kein	cJhKlYrQsW
^keine	fViUsS
^kenntnisse	jQkV
^kennziffer	pS
^kennziffer 00	pS
^key	i[mG
^kids	hWiQjHpIqJ
^kind	aKjV
^kinder	aUbTeJ
^kindly	rStV
^kit	h\\lS
^kit 	cKhUlTpJ
^kita	cJgGhWqK
^klasse	gSjV
^kleine	bYhK
^knees	iIjT
^know	jY
^knowledge of	kS
^known	cR
^knows	iGjZ
^kollegen	mY
^kollegin	eJmSqU
^koln	cX
^kombi	hX
^komm	pWqS
^kommen	gWjQpKqI
^konnen	iGjTtR
^kontakt	pTtK
^kraftig	iKjWlJ
^kubernetes	jR
^kuchenhilfe	aRqU
^kunden	iY
^kundschaft	hGjW
^kur	k[
^kurs	iIjZsI
^kurz	rR
^kv	g\`
^l	g[
^l 0	jT
^l'agence	qY
^l'ancienne	qW
^l'anglais	kVlT
^l'association	aGbUiGtT
^l'ecole	aIbYlVtJ
^l-j	f\\hI
^la	q[
^la precedente	qU
^lab	mVrK
^labor	aHiWtW
^laisse	rR
^landing	iS
^landwirtschaft	jGkZ
^lang	dIiJjFoTpVrH
^langue	sT
^laptop	hU
^las	cT
^last	iIq_
^late	bRfRgGsW
^laundry	hSiR
^lay	iXmI
^le	qS
^le 	cGhViIjIlVoKpKqFrGtT
^le 00	kJoUpT
^le client	bSqT
^le poste	bXeKqJtV
^lead	mVrV
^leader	aKbTiKtT
^leading	iZ
^lease	gFhWnUqR
^least	jR
^leave	gJiUqEr^
^leaving	jY
^lebenslauf	lWqG
^lectura	jX
^lecture	hIiUjCkU
^ledig	jJqJs^
^leeds	bIc[jHpK
^legal	aRbSgKrTtQ
^lehre	cKfKiVjTlRpJ
^leicester	aJcW
^leider	gVtS
^leila	aJbWqW
^leipzig	cVdHjKqQ
^leitung	mY
^lengua	kV
^lenguaje	rX
^leonie	bKjKmT
^les	iWsX
^less	gT
^let	cKfTiYjHpJrW
^let's	iJqZ
^letra	cJpJrX
^letter	pX
^letter +	pS
^letters	iVpS
^letters to	iVpS
^lettings	fT
^lettre	pZ
^lettre 	pW
^letzte	bWfKjH
^leute	aXiV
^level	eV
^level 0	eTlU
^lever	i[
^lg	aEhJjKpGrEtb
^lgps	h]
^lgps 	h[jK
^liability	hIjU
^liaise	bIiX
^libra	fU
^lic	cIiFjTpU
^licence	jUlEpUtH
^licencia	bQj[
^license	cKgViGjEkW
^liebe	t^
^liebe frau	tQ
^lieber	tX
^liebes	tV
^lieu	c\\
^lifeguards	aS
^lift	jX
^like	bIjSrT
^lima	cQhRjK
^limpiar	jT
^line	aSmXrItJ
^linea	mX
^link	pXrT
^linux	aKbJhFiJj]kF
^liquidaciones	iS
^lire	j[
^lisse	cXgRiI
^listed	aKbUgTjGlJmJtJ
^litigation	aUtJ
^little	aKbX
^live	aUcJiDjVmFpItE
^livello	eW
^llamar	iKpX
^llevamos	qW
^llevar	fJiT
^lo	iR
^lo 	aUcIfHgViFtT
^lo de	lVqT
^lo del	qU
^lo que	aYfViI
^local	pU
^location	cW
^location :	cV
^lodge	jYlJnK
^log	iX
^logement	gRhYpJ
^logistics	aXbIcJjJkK
^lohn	gZkT
^lohn nach	gT
^london	cVdUnU
^long	pYqT
^look	aHcJiKkHpHqWtV
^looker	iJjX
^looking	fJtS
^looking for	fJsS
^los	oW
^lots	iSlT
^loud	bVhIjQ
^lovely	hKkQqY
^lpp	cIgJhXjHqK
^lucy	mW
^luego	iWpRqIsS
^lunch	h]iVjJ
^lundi	aJcIeJfY
^lunes	fShR
^lunes a	fShR
^lyon	bKc^eGiHnJqK
^m	aGcQiIj]
^m-f	aIcKfXtI
^m.sc	j[
^ma	qZ
^machen	iHlHqJrY
^macht	bKeTiRlV
^madame	tV
^mai	fJoW
^main	iXjJmI
^maintenance	a\\tK
^mais	qUrS
^maison	bZ
^maitrise	jR
^makaton	cGiJkWnJ
^make	gTrV
^make it	gUrV
^mal	iTqHtS
^man	iYjT
^management	iXjI
^manager	aDm^pK
^managers	iVmH
^mananas	fS
^mandame	pRsS
^mandanten	bUgHiKkJlIqIrR
^mandar	pW
^manejo	jV
^manipulador	jU
^manipulador de	jU
^manner	sS
^mannlich	aT
^manos	bIcIjWkKlUpKtK
^manual	aQcIiJjVkFqI
^mar	cVfY
^marca	bTcHiZ
^march	jJoY
^marine	aRbQ
^marketing	aS
^markt	iX
^marque	bWcJsH
^marquette	cV
^martes	fZ
^marz	eX
^mas	fUgRhQ
^master	iGj\\lQ
^maternity	eR
^mathe	bJiHjUkZsK
^maths	jU
^matin	fTnU
^max	iKr_sJ
^max 0	pTrF
^max 000	rS
^maximo	sU
^may	oa
^mba	lWrKsI
^me	te
^meal	bHfIh\\iIjHkKnIqI
^meals	hUiI
^mecanicien	aY
^mecanicos	aTbImR
^med	aKbDcKh_oGpJqHrI
^med-surg	aXcImG
^media	bKeIfTiZ
^medicaid	qS
^medical	gJh[iRkG
^medico	hQ
^medina	cV
^medio	fIgSjSmS
^medir	cHi\\
^medizintechnik	bV
^meetings	lV
^mehr	bIgRqVtU
^mein	q\`
^meine	bThIsQ
^meister	lX
^meisterbrief	iHjW
^mejor	cJkU
^melden	pY
^meme	rV
^menos	fVrX
^mention	kX
^menus	ia
^merci	t]
^merci 	lU
^mercredi	fGh\\
^merida	cX
^met	bVpJqIrY
^meta	cKdJiY
^mete	rR
^method	iV
^mets	r]
^mets un	qIrU
^mi	qV
^mi-temps	cJeRfV
^mich	qQ
^micro	hHiHlVnQ
^mid	iHoZ
^mid-size	bW
^mikro	iWtR
^mil	gS
^mileage	hXiFjInQ
^million	bJrTtT
^min	jV
^min 0	jV
^mind	j]
^mini	jRkR
^minijob	eW
^minimum	jZlJ
^minutes of	aQiS
^mir	bRqRtS
^mise	i^
^miss	pQ
^mit	mVt\\
^mit der	rY
^mitarbeiter	aT
^mittwoch	dS
^mittwochs	aJhWmJ
^mixed	b\\hK
^mme	gKmTpW
^mo	jWtT
^mo-do	cJf\\jG
^mo-fr	fX
^mobile	aSbUqH
^moi	qS
^moi je	qT
^moin	tX
^moin 	tW
^moins	sY
^moins de	sW
^moira	cKfHiIlTqY
^mois	cJeSsV
^mon	fV
^mon-fri	fV
^mon-fri 	fS
^monday	fZ
^mondays	fX
^money	aIbGcBdEeIgWhEiHjEkUlHmJnGoJqVrIsKtC
^moniteur	kT
^monsieur	aJtU
^montag	fSoVpF
^montage	cRiY
^montar	iV
^month	gVhAiZ
^monthly	gXjI
^months	gTkF
^montpellier	cY
^more	bHcIfVkJlJoHpKqU
^morning	t_
^morning 	t[
^most	bVpHrRsU
^most of	aKbXpGsV
^mostly	bThHiVjImU
^motif	qW
^motus	cKmJpKqX
^move	iS
^moves	aJcKdRgJiIjIkVmJoHqK
^movil	gGhX
^moving	iWjKkU
^mowing	iW
^mps	g]iKjKqI
^mr	q_
^ms	aDcJfGoRqZtD
^mucho	kQ
^muelle	cRiUmH
^mueve	bZ
^muss	j]lS
^muss 	iGjX
^must	jasQ
^must be	s_
^must have	jV
^mutual	bW
^mutuelle	h\\
^my	bSqU
^n	hGjZmX
^n +	m[
^nach	qT
^nachfolge	iHoU
^nachts	iRjY
^nada	eShJpU
^nada de	eThJpQ
^nadege	bViI
^nahe	bKcXiI
^name	rW
^national	bVnW
^native	iJjQsQ
^nativo	jHsY
^ne	rX
^ne le	qVrI
^ne pas	jU
^near	aIcc
^nearly	gThJjSqI
^necesita	aWtS
^necesita 	aKtW
^necesitamos	tR
^necesitamos 	tW
^necesito	aWcJ
^nee	bV
^need	jRoSt\\
^need to	jT
^needed	cGiIlJt]
^needed 	cGiHlCt^
^needs	aKjWtX
^neerlandais	jZlI
^negociable	cIiJjGoWpKtK
^negociacion	jZ
^negociar	iX
^nehmen	iJr\\
^nein	cHgRjUnFoJtJ
^nein 	cIiKnEtI
^nen	a\\cIiJjJ
^net	g[hK
^nettoyage	bUiR
^neue	aR
^neuen	cJiSoTtJ
^neues	bUhKiJqK
^never	fWgF
^new	bQgRtY
^nhs	bUpW
^ni	lUqW
^nice	bYhIkStG
^nich	rXsT
^nicht	dQ
^nichts	aJiVqIsFtY
^nie	fUlDsW
^night	aWgRhJiVjGtJ
^nights	aZbKcHfHiFjI
^nine	bGfXgGiQ
^niveau	gR
^nivel	aUbJcFfHjV
^nix	jTlT
^njc	gW
^nm	iJjY
^nmc	hKiHj\\
^no	lZ
^no 	aDbFdUfWhGiBkKlEmInIoIpFqRtB
^no "	rQ
^no agencies	lHrY
^no evenings	fX
^no experience	lV
^no hace	lT
^no hay	fShUiTlJ
^no lo	cJlTqU
^no more	eWjZlH
^no need	l[
^no pedimos	lY
^no se	jDkIlTqW
^nobody	hHjJlRqSsS
^noch	fKmStR
^noche	aKfUgJhKjKqR
^noches	fQ
^nombramiento	eYiIj\\
^non	jWlStJ
^non 	cGeIfTgRhJiI
^none	cFpGqU
^noon	pU
^north	cT
^norwegian	hSkK
^nos	b]
^not	aGlQtT
^not a	cHjSqWsQ
^not for	dYjKlJqTrHtK
^not just	j]
^notarfachangestellte	a\\
^notdienst	fW
^note	q_
^notes	tY
^notfalls	iKjQqU
^nothing	iDrTtF
^notre	aBbRiImTq[tE
^nov	fUjJoV
^november	fU
^now	aBcFgJiEjImJo]
^nplq	j[
^nr	bEcX
^ns	fHhVjH
^nueve	iX
^nuits	gTiKlR
^nur	rYs\\
^nurse	mT
^nvq	j[
^nvq 0	jY
^o	aVcQdQgQ
^ob	jHl[qT
^objet	pVrItV
^obligatoire	jVqR
^obra	e]
^obst	hTiV
^obviously	hS
^obviously 	hS
^occasional	fXiDnY
^ocho	fWmV
^oder	lSoRtY
^oder 	cIfEgFjGt]
^of	aSoX
^of the	tU
^oferta	aJbHcIiKpZ
^off	bJcTfRhGiQjGsQ
^offers	iX
^office	dR
^office is	cW
^office manager	aRcU
^officer	aUbI
^offiziell	aWiHqR
^offnungszeiten	fV
^oficial	aXgU
^oficina	c[fGiJpJ
^ofsted	qW
^oh	iKpGqUsXtG
^ohne	bRgTiFjSrW
^ojo	hKqTrV
^ok	jVta
^ok 	t]
^ok so	tR
^oktober	oV
^on	bRqS
^on 	bXcHfUqQ
^on a	bTfHgGqX
^on call	f]
^on cherche	aStR
^on est	b]
^on fait	bX
^on the	bTcVtK
^on veut	bHdQeKhKjKoHqFtU
^on-call	fSgX
^onboarding	iY
^once	jU
^one	aRbSfStG
^one 	aVbIcFdRfRhGnToJpIqItF
^one of	bFhRjTkJsS
^one saturday	fT
^one week	cKfUnV
^online	jHp[sJ
^only	s[
^onsite	hSpS
^open	fKiYrU
^open-ended	e[hJ
^opera	j^
^ops	aXbEiRmEqTrK
^options	gViH
^or 	jFpYtV
^order	b\\fJ
^ort	c^dFgJhKiHjHkElImInKqK
^ort :	cQ
^os	hXtS
^ot	aZbFcCdHeJgRhIiFjFkIlJmJnJoJpHqJrJsItH
^ote	gZjJ
^other	hTmT
^otherwise	cYdJfIgGhBiKjIkJlUmJ
^ou	aQcYeSfHjT
^oui	aEcIfHhWiJtQ
^our	aBqRsR
^out	cTfQiV
^out of	cSfAi\\
^outgoing	oUqR
^outillage	hR
^outside	c^hH
^ouvrier	aWiI
^over	jS
^overlap	oU
^overnight	nX
^overtime	fTgR
^own	j[
^own 	hIiHlWnS
^own car	hJn\\
^owned	bT
^owner	hJi[mH
^owners	bVgIiIjK
^owns	iY
^oye	tV
^p	jVtI
^p &	aTtI
^paciencia	jW
^packaging	aUbR
^paid	hViK
^palma	cX
^panel	eRiVpU
^panier	gRhV
^par	aJeTfVgKhTqUtG
^para	bUoT
^parents	bKcHhXiEpGrItK
^parking	h[iJ
^parking 	hQ
^parkplatz	cHhV
^parque	bJcV
^part	cHeXfItT
^part-time	aSbJcJeTqDtI
^participation	eJfKgVhViH
^partner	aHcHq_
^pas	sW
^pas besoin	l[
^pas de	fVjGsT
^pas plus	dUrU
^pas un	rX
^pasa	pYtJ
^pasado	jKoUpJ
^pass	gRhTiJjT
^passer	pZ
^pastor	aQmT
^pat	pWqW
^patch	cWfWiS
^patience	j\\
^paul	fVqStT
^pay	g]tI
^payments	aVbWiGjI
^payroll	iUnK
^pcv	aV
^peak	iJoW
^pedidos	iU
^peintre	aU
^peluquera	aT
^pense	q\\tK
^pension	cQhZ
^pension 	hX
^pension 0	hY
^penzance	cV
^peon	aX
^people	aJjTrU
^per	aCdSiRtZ
^perdon	bJeTfRjJqR
^perdon 	aHbGeViIjElJpJqFrKsK
^perfil	dKpKrTsV
^perm	e]fJ
^perm 	eWfF
^permanent	eZ
^permanent 	eW
^permis	jU
^permis b	jV
^permis c	sR
^permiso	jX
^permiso b	jQ
^pero	lRqUtR
^pero si	jRlR
^persona	pU
^personal	iUjEkHlU
^personas	bV
^personne	pKqUtS
^petite	bIcEfWgJhJiGkIlJmGnKoKpIrG
^petites	iS
^petits	iQnS
^pets	dHfFhRiGkIlTrKsKtI
^peu	fKiU
^peur	jY
^pflege	iT
^ph	pRtR
^phd	iFl[tD
^phone	fShRpX
^phone 	cJhY
^photo	iTsZ
^phrases	rR
^physics	jV
^physics 	jV
^pi	bIcWiGjGmWpIqKtF
^pick	i]kHlS
^piden	lRqT
^pido	jQqU
^piece	fHgX
^piers	iKmTqUtT
^pilotage	iS
^ping	hYiEjKpT
^piso	hU
^place	aJbIc[dJeJfJgHiHjJkJlJmJnKoJpJqJrJsK
^plan	i]jH
^plan de	iWoK
^planning	fZmR
^planta	bYcXiK
^plataforma	j[
^plateau	cT
^platform	aSlR
^platt	jJkRl[
^plc	jU
^please	pSrS
^please 	cFiJpRtS
^please no	gRpKsY
^pls	jItV
^plumber	a[
^plus	gSjIqS
^plus 0	bU
^pm	aVmXtD
^po	gV
^podemos	gR
^point	gRiJtW
^points	gThJjJkT
^police	j[oJ
^poligono	cT
^polish	iSjIkV
^pon	aHrRtT
^poner	i^
^ponferrada	cW
^ponlo	r[
^pool	gKnW
^por	sS
^por eso	bTqR
^por favor	iKlQpKqKrV
^por las	fGiIjJpRqJrIsW
^por los	sU
^port	cRiUpS
^portatil	hV
^portefeuille	bJi[
^portfolio	pU
^portfolios	iSlGpV
^portugues	kX
^portuguese	hJiJjW
^position	aQtR
^position :	aV
^possibilite	hU
^possible	hUsT
^post	aUi[rW
^poste	cTiKo[sR
^postgres	jT
^postgres 	jS
^posting	dHhHpVqE
^pour	bToR
^pour 	aIcGeTiFtU
^pour la	oY
^pour le	bQcS
^pour un	bTeR
^power	jRkW
^power bi	kZ
^ppl	bHsT
^pr	eJoV
^practice	bT
^practising	hZjJ
^prasenz	dV
^praxis	bXjJ
^prefer	sW
^preferably	sS
^preguntar	pV
^prelevements	i[
^premio	bS
^prend	qW
^preparar	iS
^preparation	iY
^preparing	iY
^presence	bVdR
^presencial	d_
^press	cIdIiYjHmJpK
^pricing	cSiT
^prime	g[
^prime de	gRhU
^primer	hX
^primeros	bUkT
^primes	gUjJ
^principal	bIpWrJ
^prise	oU
^prise de	fRoS
^private	aUhZ
^privately	bR
^priya	qR
^pro	gXhS
^probenahme	iU
^probezeit	eS
^process	p]
^product	bRgJhR
^production	aKbKg[kE
^producto	bTiIjR
^prof	hTqS
^profit	gVhK
^project	aT
^projet	bZtR
^propinas	fKgWhKjUqG
^provision	gU
^prueba	p[
^pruebas	gWhGpH
^prufen	iU
^pta	aXbKcQtH
^pto	aHeGhYiFjHsK
^pub	bYlT
^public	eU
^publish	rW
^pues	qRtU
^puesto	aW
^puesto :	aW
^puis	eSiIpRrS
^puntos	cJkX
^put	aRhHr\\
^putting	iTtI
^python	jHk[
^q	iGjYpTqJsV
^qa	a[
^qc	aT
^qs	aWtK
^quarterly	gJiVnS
^quarterly bonus	gThH
^quatre	mZ
^que	jY
^que 	cHhTiJjJmTsRtW
^que el	iRrW
^que no	jWqJs\`
^que se	oQpT
^quelqu'un	aXcK
^quelqu'un pour	aT
^quelques	iSjT
^quereinstieg	lX
^querida	tV
^questions	iImWtI
^qui	aJkRoY
^quick	bRtU
^quick one	bS
^quiere	cHjIpKqDsRtW
^quinze	bGfIiGjW
^quote	pRr\\
^r	gQjVtS
^rang	bWgH
^range	gRrR
^rate	gT
^rathaus	bIcZpJ
^rattache	mW
^rattachement	iKmZ
^raum	c^
^re	t]
^re :	t]
^read	bHcJjV
^reads	j_qB
^real	gY
^really	iKjXsQtK
^reason	qV
^recepcionista	bR
^receptionist	bSsK
^receptionniste	bT
^recibir	iV
^recruit	i[mJtK
^recruiter	pV
^recruiting	aTbUcHiKtG
^recruitment	lIpVrK
^recrute	bHtW
^red	j[
^redactalo	rX
^reden	fJgSjX
^redisenar	iS
^ref	aIcJpUtT
^references	iT
^referent	aT
^refuerzo	eViV
^reg	fJiUpU
^regional	jFkY
^registered	aVbTgG
^regular	cKe\\fKiK
^regulatory	aWbJcFeKfHiRjEqItI
^reichshoffen	cY
^reiseburo	aUlT
^reisen	nS
^relations	i[
^release	iV
^relevo	eW
^relocation	hT
^remise	hY
^remote	dZ
^remote 	dX
^remoto	dY
^remplacement	e\\
^remplacement d'un	eX
^remuneration	gX
^reno	aJbIc[iGmH
^rent	eZhDiSjG
^rentable	bWeJoJ
^repas	gCh^iH
^replacement	eR
^reponse	fHpT
^report	iV
^reporta	mW
^reporta a	mV
^reporting	mV
^reporting to	mU
^reports	iHmY
^reports to	mV
^repos	f\\iK
^reprise	eUgR
^reps	aWbFiQ
^requiere	bIcKtV
^requisition	aIjKtW
^research	aW
^residencia	bTjV
^responder	iUqK
^responsable	iRmU
^rest	cHdYhDjHmJnIpKrKtY
^restaurant	hV
^restaurante	b[
^resume	pZ
^resumes	pW
^resumes to	pW
^retail	iHjTlR
^retention	gThJjJ
^retired	jIkU
^retour	hInVpT
^reunions	iV
^review	gRoHpS
^reviews	iU
^revit	j]
^rewrite	rZ
^rifseep	hW
^right	iIjRsRt[
^right 	t_
^ring	pb
^ringing	iQ
^risk	bUcHdHgHiTqJ
^role	aViU
^role :	aViU
^rondes	iV
^roof	bXiHjVsG
^room	aSiFm[sH
^rosa	iSrS
^rosenheim	cS
^rota	fRiYmJ
^rotating	fT
^roulement	bJfVjInV
^round	cSiSpR
^rrh	a]cIdIjI
^rtt	gGh^
^rtt 	hR
^ruckfragen	pT
^rue	c[
^ruf	pZqQ
^rufbereitschaft	fXiG
^run	iVrT
^rund	bTfQ
^running	bFi]
^runs	gHiV
^ruta	bJcSnS
^rythme	dJeIfXjK
^s	bScRgXjS
^s /	gV
^s'il	lUrT
^sa	bKcKf\\
^sab	fU
^sabados	fZ
^saber	jU
^sachbearbeiter	fQ
^sachbearbeitung	aToS
^sag	gJqVtY
^sage	gHiJjaqI
^sagen	aJbEcVdKeUfHgHhHiIjJlJmKoJpJqItK
^saint-flour	cV
^sait	gUjU
^sala	bTjR
^salaire	gU
^salarie	eR
^salario	gR
^salary	gV
^sale	eHiWmI
^sales	iIjU
^salina	bS
^salut	t\\
^same	bUfHgZ
^samedi	fT
^samstag	fV
^san	c\\
^sans	iDjHlZsY
^sap	iJj_kU
^sap mm	jT
^sat	bKfZ
^saturday	fU
^sauberes	jW
^sauna	bIcIh^iIqK
^savoir	jX
^say	fQhGoRpJrX
^sc	gSjK
^scale	g[
^scale 0	fJgW
^schein	jS
^schlank	sV
^schlosser	jT
^schnuppertag	pU
^schon	jSk[
^school	aRfThU
^schooling	iEt[
^schools	bS
^schreib	bHpTrR
^schreiben	gT
^schreiben sie	gT
^schulung	i]jI
^schwanger	iKqT
^schwerbehinderte	pS
^schwindelfrei	jY
^screen	pU
^se	kRnR
^season	gVhRkGoJ
^seasonal	eWiJjSoIsJtH
^seat	cT
^sechs	eSfQ
^second	aJiTkX
^secretaire	bV
^secretary	aFqIrWsGtU
^secteur	cV
^securite	iX
^security	iU
^sede	c^
^see	aJiWkRtX
^seed	bUhIiStJ
^seguimiento	iV
^segun	gX
^seguro	hW
^seguro de	hT
^seguro medico	hV
^sehr	tU
^sehr geehrte	tQ
^sein	kFq[
^seis	bIfVmR
^seit	bTqX
^self	eS
^selon	fZgDhV
^semaine	dKh[
^send	p]
^senior	aVlW
^seo	aQjS
^sepp	aKpU
^sept	eU
^september	aFfW
^seria	aRbKcHkUtV
^service	aRbUgYhHtH
^services	fJiT
^servicetechniker	aV
^servir	iS
^servus	tW
^set	bJiW
^seven	bT
^sexo	s_
^sgb	aUbHfGgHjV
^share	fIgUpQ
^shared	iS
^she	sU
^she's	qX
^shift	f\\
^shifts	fRiFjJtU
^ship	lT
^shop	bEdUfJh[iJnHpK
^shop's	cZfIjK
^short	pZ
^show	j[
^si	k_qT
^si lo	kSqV
^sia	jV
^sich	jVmVqHtI
^sicher	jW
^sicheres	iJjX
^sie	iSmQtU
^sie hat	lHrU
^sieben	aHbVhG
^siege	bQcW
^sign	gSiVjK
^signe	fKqU
^sin	s_
^since	aGiFoHqUrKtS
^sind	b[oJ
^singen	cW
^single	h]iFnRsB
^sinon	tY
^site	cZpT
^site :	c\\
^sites	bJiKn\\
^sits	cEm^pJ
^sitz	bFcW
^six	bTkS
^six weeks	fWqK
^sixth	aJb[tH
^skoda	aIbTcIhUiKmIoKqJsKtK
^slack	t\\
^slim	jEkXsS
^slt	tY
^small	bYkVpJ
^small 	bZcJ
^smart	dTsT
^smic	g\`hK
^sms	p\\rG
^snow	aKcAgEhYiSjIoI
^snowflake	hHiGkV
^so	rQtY
^so 	qJrTt]
^so 00	gS
^so :	aVsW
^so i	oItS
^so say	jJqTrT
^so the	cIfVtR
^so um	bRtQ
^sober	iJj\\rU
^sobre	cJnU
^soc	aRcViJjJtG
^social	iS
^socials	aUiJqQ
^socios	bR
^soir	cIfXiEqU
^soit	fQnS
^soldador	tK
^soll	eJiRjTkGpRrGtW
^solo	fSiHkJrJsW
^some	fQi\\jGkV
^somebody	aUhEqSsW
^someone	aTiUkQtJ
^someone to	aV
^someone who	iXkU
^sommer	fZgI
^somos	bYmW
^son	hJmWsS
^sonntag	fW
^sonntags	fV
^sonst	iHjQqS
^sorry	aGtX
^sorry 	aFc>dTfTgHhJiJjRpKrRtK
^sorry for	pIqRtW
^sous	aTbIiRmR
^south	bJcX
^southport	cW
^sowie	jZkI
^soy	bStU
^soyons	qV
^spanish	jSkQrStG
^spanish 	kSrT
^spark	aRcIjV
^spatestens	oT
^speaker	tS
^spesen	iRqT
^sql	ja
^sql 	jS
^squad	m^
^sr	aW
^sre	aZ
^st	bZcV
^staatliche	jT
^stadt	bVcJiS
^staff	fHh[pI
^stand	fGiTjQ
^standard	cJhRi[jE
^standby	fWgI
^standort	cR
^staplerschein	kJlX
^start	hIog
^start :	oS
^start monday	oV
^state	jYrT
^statut	eV
^stay	fTjRmK
^stb	aVeJhQ
^std	fHgZ
^steht	mKtV
^stelle	aWtW
^stellenantritt	nJoV
^stellungnahmen	iX
^sterilisation	iU
^stil	pHr_
^stock	fJgShJmR
^stoke	bIc[
^stop	pTtV
^storm	bXfS
^streichen	iGrY
^strictly	pSqRrTtE
^strong	jWkIsU
^student	aHbTiVtJ
^studium	jSlU
^study	hWiJ
^stufe	g[
^stunden	nVqR
^style	rY
^su	qS
^sub	eSgR
^subj	tY
^subject	rStS
^suchen	cKsQtX
^suchen 	bFcItX
^sucht	oItZ
^sucht 	tX
^suite	aJbJjVtZ
^suivi	iXnR
^summer	fHhX
^sunday	fUgR
^super	bVcJgXkR
^supervise	mW
^supervises	iFjKm[
^supervising	fJhJiIlSmY
^supervision	b\\hQ
^supervisor	aXjT
^supplier	iX
^support	aTdIqR
^supporter	fKj\\
^sur	cfdTiE
^sur site	cGd[
^survey	gSkJoJqU
^surveyors	bWiE
^sustitucion	eY
^sven	q^
^sweet	kT
^swim	bJj\\
^sympathy	jV
^t	qStU
^t €	gRqU
^ta	pGt\`
^tag	fJgUpTrJ
^tage	gKhV
^taille	aIiWsTtJ
^take	iWrU
^takes	bUgIiR
^taking	i\\kI
^taller	b[
^tambien	bRjJ
^tardes	fUtS
^tarif	g^
^task	fXiVjG
^taux	g[hTiI
^tbh	qQsW
^te	cQt\\
^tea	bKcKh]jIpEqGrH
^team	iJm\\tW
^team of	mU
^teams	aFbJfHiUtZ
^technicien	aV
^techniker	aKlV
^tecnico	aS
^teilbar	fViJ
^teilzeit	aGcSeDfVgShJmI
^tel	p_
^telearbeit	dXfK
^telefon	gHpS
^telefono	pY
^telephone	cJh\\jG
^teletravail	dV
^tell	cTpVqJ
^temp	cKe^
^temps	fZ
^temps de	gS
^ten	eSfT
^tender	iV
^tendria	mX
^tenir	aRiX
^tenue	gIhS
^terapeuta	aT
^teresa	qStR
^term	fViI
^term time	cQeHfWgKiH
^termine	rW
^terraform	cKeIiVjVkHlJrJtI
^tes	pWqJrF
^test	iX
^texas	jUrR
^text	pSrUtR
^tfa	aRfTtK
^thank	aHmHt\`
^thanks	tU
^thanks 	iIrW
^that	cQjSlS
^that the	aTbIiT
^that's	tY
^that's the	fThUrI
^thats	cHhDpGtZ
^the	qV
^the 	bTiT
^the 00	kJoRqU
^the board	sUtR
^the first	iSjU
^the last	qZ
^the office	aVcUiG
^the one	cUqVrStI
^the shop	iW
^the team	bUiKlRmH
^theater	aKcUlJ
^their	iFqU
^then	bIcJfQiVpUtT
^then a	pR
^then panel	pW
^there	aIkInKpEt[
^there are	dGjUmKtG
^there is	aHdQfSkHmV
^there's	hViJmVtE
^they	iU
^they can	iFlSp\\
^they don't	jFlXmR
^they will	cTiV
^they'd	mW
^they'll	iS
^third	bQeJjFpJqY
^this	aHcQiSoU
^this is	aJcUdStQ
^though	cKdRkSlX
^three	dWeThKjX
^three 	bEiTjU
^three years	iJjZ
^through	cIeWfJqJsV
^thu	cIfRjHtW
^thurs	cHiHoHpFqZrItI
^thursdays	dQfTpI
^thus	bSfJgS
^ticket	hX
^tickets	hViT
^tickets 	hXnK
^tickets resto	gIhXiG
^tiene	hUiBjSmY
^tier	aTbYcHiItH
^tiktok	iW
^till	gGiHo]
^time	fXgIjT
^tips	fGgVhJrS
^titel	aWcKtS
^title	aTiHtX
^titre	jWrW
^titulacion	jKl[
^titulaire	cHeViKj[
^titulo	jXkQ
^titulo de	kS
^to	iVtX
^to 00	gVoT
^to :	iImTtZ
^to be	aIfIjHnIsUtV
^to run	aSiImVtI
^to the	iZpS
^to £	hU
^todo	gVhJrQ
^toi	qQtR
^toil	fWpH
^tomasz	qT
^ton	r\\sI
^tone	r[
^tono	r\`
^top	aHbJdGfJhIkItY
^toronto	cW
^tour	cZ
^tous	bVcKiIqQ
^tout	jJkJlToWpHtH
^tower	cUdJoS
^town	bYgJ
^tr	aGbHcGdHeHfFgRhWiGjHkHlHmHnHoHpHqGrHsHtG
^trabajador	bQ
^trabajaria	iTmV
^tractor	j[
^trade	aVbFiWpS
^traditional	jV
^trager	bVpK
^train	gJhBlHnZqI
^trainees	aVgQ
^trainer	aSgHiJjUkI
^training	bReIhTjIkIlZ
^trains	jU
^traitement	g\\kK
^transfer	iX
^transport	hXjV
^travail	iVjW
^travel	aUiS
^tres	cKdU
^trial	sY
^trinkgeld	gTqKrS
^trips	dFfYhJnJ
^trois	aQbSjS
^trotzdem	qT
^truck	cJhVjIkV
^trujillo	cX
^trust	iIj[pH
^tt	d\\
^tu	iRpW
^tu me	pU
^tu peux	qS
^tue	aIdIfWiHnJtK
^tue-sat	fU
^tues	cKdTfViKjJ
^tuesdays	dUfJhI
^tuition	eUhTmK
^turkisch	aGjWtI
^turnaround	iVjS
^turnhalle	cUiJ
^turno	fb
^turnos	fU
^turnover	iRqY
^turns	gHiIjS
^tus	hV
^tutoiement	rS
^tv-v	gV
^tvod	g[jJmI
^twelve	eSfQ
^twenty	hVkK
^twice	bR
^two	iJmW
^two 	aThKjRmXtF
^two days	dXfZ
^two hundred	gTiIrU
^two of	mRqS
^two years	jX
^tx	cV
^type	eUiKjRrRtG
^type :	eWrStF
^typescript	jW
^tz	eZfI
^tz ab	eZfI
^u	gIhElUsQ
^uber	iJpVqW
^ubernahme	cIdJeYfHiE
^uberstunden	h[
^uberzahlung	gW
^uh	hTqQ
^uh 	hTqQ
^uk	bIcZlH
^um	gRkRtV
^um 	aIcIkTtU
^umbau	cKiV
^umgebung	jV
^umsatzbeteiligung	cJfIgWiH
^un	a]kR
^un 	aTsW
^un /	aU
^un abrazo	tV
^un peu	iWkV
^un week-end	fW
^una	a^rV
^unbefr	eT
^unbefristet	eW
^unbefristet 	eS
^und	bViSjRtT
^und 	bJcHdSfIjQpJrEsKtY
^und bitte	jVqJ
^und der	jSoKqS
^und die	bVdQrWtF
^und zwar	aGbGeZfJiIkKtF
^under	aJm[rW
^une	aWfTsR
^une experience	kT
^uniform	hU
^uniforms	qR
^union	hXiJlGnJ
^university	bWcFlF
^unlimited	eWhR
^unmarried	sR
^unos	eRgS
^unos 00	eS
^uns	cFqVtV
^unser	bRkQ
^unsere	bSiQqT
^unter	qUrQ
^unterlagen	pZ
^unterlagen an	pR
^until	eJfHgChJiIpXtT
^up	dYeQgRhJ
^up to	dVeQgS
^urban	h[iEsJ
^urlaub	tT
^urlaubsgeld	gTpI
^us	sXtI
^use	pFqKr]
^use the	bRrQ
^ute	hStS
^ux	aUbK
^v	jY
^va	bHtZ
^vacancy	jKqV
^vacations	eYfT
^vale	aHcHlDqZtH
^valid	iJjX
^van	hYnT
^variable	gZhG
^varon	s]
^vat	gXhIiH
^vbl	cKdIfHgFh\\jJ
^vehicule	hW
^vehicule de	hSnR
^vendeur	aVbJ
^vendor	iT
^vendredi	fXgK
^vergutung	gX
^verkauf	aXbKqU
^verkaufen	bIiX
^verlangerung	eYiG
^verschwiegenheit	cIiJj]qI
^vertrage	iTjS
^vertraulich	aKcKhJjIpSqW
^vertretung	eU
^very	kT
^vet	aWeJiH
^vetements	bRhR
^veuillez	rU
^veut	qQ
^vez	dTfGnU
^vhi	h_
^via	pX
^viajes	iFn\\
^video	bYhIiFjT
^viel	bUcKqW
^vier	bVf\\
^viernes	dVfUhS
^vierte	qU
^villa	bHcYtJ
^village	cSiK
^vire	pJrV
^visa	hX
^visits	dEiBnWp[rJ
^voice	iVjRtU
^voici	qKrKtW
^voila	t_
^voila 	gKhJtW
^voiture	hZnS
^vollzeit	eWfTjI
^vollzeit 	bKcIeSfYjH
^voluntary	bKcFfSgGhHiHjJmInVoH
^vom	iSoVpK
^von	fRqR
^vor	bTcJdW
^vor ort	d[
^voraussetzung	iJjWkJ
^vorbereitung	aJgV
^vorgesetzte	m]
^vorstand	pR
^vous	iXjTmY
^vous 	iUmT
^voyages	iR
^vrai	aKcGiGjZoJtJ
^vz	bGcFf\\gTjJ
^w	mX
^w /	iIm[
^w 0	aReTiVoH
^wa	iIjU
^wage	fVgRtF
^wahrend	iSqU
^waiting	iW
^waldbad	cVoK
^walk	iWpX
^wann	fXjSkJnJtG
^want	aUiKlKsW
^wanted	bIt[
^wanted 	aCcIdJt\\
^wants	tT
^war	oVrStG
^ware	kW
^warehouse	aZbJ
^wartung	iX
^warum	bZtJ
^was	qUrH
^water	aIeHiVtT
^wc	aKcCi\\jJ
^we	bX
^we are	b]cJiS
^we do	b\\iI
^we don't	l\\
^we had	bGqTsU
^we have	aIbSqTtJ
^we lost	qX
^we make	b\\
^we need	aStT
^we pay	bHh\\iElDnR
^we train	lZ
^we want	aWtW
^we'd	gThUtR
^we'll	l_
^we're	aJbScU
^we're 00	b\\gK
^we're a	bT
^we've	bQlQtS
^wed	f[
^wednesday	dS
^week	dJfX
^weekend	aW
^weekly	iT
^weeks	cIfRhT
^wegen	iEqHs[
^weil	bRfDjQqTsX
^weil die	sT
^weiß	cHgKqX
^welcoming	iTrS
^well	aEcItQ
^well 	aJbJcHdIfTgRhRiIjKpJqQrI
^wellness	hSiS
^wells	c^
^welsh	kVrY
^wenn	kZ
^wenn die	iWqJrQ
^wenn er	gRkEqS
^wenn jemand	kY
^wenn sie	bQsT
^wer	aGkWtS
^werden	fU
^werkstatt	aFcV
^werkzeug	fHhT
^west	bGcY
^what	iVqTtU
^what do	hWtS
^whatsapp	pTtQ
^when	cGfSgJhJiFlJo^tV
^where	cTdJt\\
^which	aJgR
^whichever	aKcQfShKiI
^who	bRiIlWpIrHtW
^who will	iS
^who's	eJmBt[
^why	bXqT
^wie	gRtS
^wieder	aGcKiHoJpIsHtY
^wife	aIdFsX
^will	iHlWmS
^wind	bRkVqIrU
^window	aX
^wine	gJhTiI
^winter	fVhS
^wir	bVtS
^wir 	aCbUcHtV
^wir brauchen	aCbJiWqI
^wir haben	iGkV
^wir hatten	bKsV
^wir machen	bR
^wir sind	bUcR
^wir zahlen	gRhR
^wird	bJcCgQkUtX
^with	m[
^with 0	pUrJ
^with a	tR
^with one	dUkHmW
^with the	bDcFlJmFpQrVtT
^within	cJeKiElRmEtX
^without	iHjUlFpKrU
^wo	cVdSpKtV
^woche	fUnR
^wochen	fGhV
^wochenende	fZ
^wohnung	hY
^work	jT
^working	cHiEj\\pS
^workload	fT
^works	hJjImW
^would	iGkRqW
^would be	qIsT
^wound	bJiZlH
^wrexham	cRhJ
^write	i\`rS
^write it	rY
^writing	iU
^written	lTpR
^wunschenswert	kX
^x	aYbIeJgRjI
^xero	fHj^
^xmas	hYiJoD
^y	hWiR
^y 	h[jJ
^y 00	gX
^y a	eSqSsI
^y de	eUgRhE
^y dos	hTjU
^y el	q\\
^y que	pW
^y si	jIk]oT
^y sin	rSsR
^y un	gEiUqW
^ya	bTtV
^yard	aYbFcZhKiJ
^year	eXhViG
^years	cJiHlKqJtZ
^yes	cJeRkIoWtS
^yes 	aHbJcEeQhJkGoWpHrKtR
^yo	qVtU
^yo 	aFhJmJpRt[
^you	iSjS
^you can	aEbGtY
^you get	bJfZ
^you know	cVjIqUtF
^you make	jJrTsKtR
^you need	j]
^you will	mVtZ
^you'd	mR
^you'd be	iJnXtS
^you'll	jRqRrR
^your	aIbJcJdJfFgShDjJkFlHmGnJoJpAqXsHtF
^yours	tZ
^yr	jU
^yrs	jW
^z	aIcJeWfKgKjH
^zahlen	iJjVlS
^zehn	iIjU
^zero	bThFjKlU
^ziel	iZ
^zimmer	bIh[
^zona	cY
^zu	iTmQtX
^zu besetzen	aTtS
^zum	aKbHcIhQo\`tK
^zunachst	eXgFpI
^zur	b[dQiHoW
^zusatzversorgung	hX
^zuschuss	hUmK
^zvk-rente	hW
^zwanzig	fT
^zwei	mT
^zwei tage	bHdTfW
^zweimal	hInY
^zweiunddreißig	fU
^zwischen	fSgT
^zwischen 00	sS
^zwolf	hUjK
^£	gU
^£ 0	bQhW
^£ 00	gX
^£ 000	fRhT
^€	gW
^€ 0	gR
^€ 00	gV
a 0	nQ
a 00	fT
a 000	bJhQjStU
a :	aJiQtW
a bad	hHiYjFsV
a bit	jUqDsT
a bonus	kT
a car	jDl\\
a case	pQqR
a chair	eYgHtW
a convenir	fRoT
a data	aR
a day	gWiZ
a de	aX
a degree	lQ
a deja	aKjUqS
a family	hKsZ
a few	bS
a fin	oU
a friday	iJjXlU
a half	fQgVjF
a head	aViS
a hundred	gTiQ
a jour	iSj^
a l'aise	j[
a lady	jSrIsW
a las	fY
a long	iKkWoSqJ
a los	eRiZ
a man	jKs\\
a model	aIjSqS
a month	iRnR
a nice	dThIjQkX
a nightmare	iQ
a page	rS
a part	aFiTmX
a person	aJrWtX
a plus	hVjIka
a quarter	dWiVjR
a real	eGj^
a row	qZ
a sabado	hS
a saturday	fUiU
a second	bUcKiHkVqTrK
a senior	qV
a small	bViKpWqJ
a su	mSqRtR
a team	mXqV
a tres	mZ
a ver	tZ
a viernes	fU
a week	fQnR
a wk	cVgEhX
a woman	aKsZ
a year	bQhTiS
a$	t]
a.m	gKpQ
a.m$	iQ
aa	bZcIiVjIrK
ab	oU
ab 00	fU
ab dem	cKhWnToH
ab januar	eTgR
ab marz	bJeV
ab sofort	oS
ab$	bU
abend	aJf\\tS
abend$	aHtU
abend-	fUiIjR
abends	fWiJ
abends$	fZiIpU
aber	kX
aber nicht	rV
aberd-	cY
aberdeen	cY
aberdeen$	cY
abery-	cUfJ
aberystwyth	cUfJ
aberystwyth$	bRcSfH
abgef-	fU
abgefeiert	fU
abgefeiert$	fU
abgeg-	fXiRqK
abgegolten	fY
abgegolten$	fY
abges-	jYsQ
abgeschl	jU
abgeschlossen	jSsU
abgeschlossene	jS
abgeschlossenes	jW
abgew-	iKjW
abier-	bW
abierta	bU
abierto	bScH
abili-	iHj\`nF
abkla-	iTjQ
abklaren	iTjQ
able	jY
able to	jY
able$	iX
abm	j^
abm$	jZ
aboga-	bU
about	qQ
about "	rX
about 00	aIcSfVgImS
about 000	bS
about it	b[jQ
about the	pEqXrS
about £	bTiJ
about$	bJdXfRkItT
above	iVjKkU
abraz-	ta
abrazo	tY
abrazo$	tR
abrec-	aUi\\tJ
abrechnung	hHiTjQpT
abril	oR
abril$	oRqR
abrim-	bStT
abrimos	bStT
abrimos$	tV
abrir	aQiW
abs	eQ
abs 0	eQ
absat-	r[
absatz	r[
absch-	j]
abschluss	j]
absen-	gRsT
absence	gTqWrJ
absence$	iSqQ
absol-	jUqY
absoluta	pEqU
absoluta$	jRpI
absolute	jRqR
absolutely	jTtT
abspr-	dUfWtJ
absprache	dUfWtJ
absprache$	dUfWtJ
abste-	hWsS
absti-	qY
abt	aJiX
abtei-	fKiU
abteilung	fKiU
abwas-	aDbYiTtE
aca	bIcGjYlU
acaba-	i[jI
acabo	eHqW
acade-	cRlT
academia	bYcI
academy	cUiKlT
acc	sY
acca	jR
accen-	s]
accent	qRsY
accent$	qV
accents	lKsZ
accep-	oYpRqF
accepted	pW
accepted$	pX
acceptes	lX
acceptes$	lV
acces-	bSgSiQ
access	bRiV
access$	bGfViWjJ
accid-	hRqIrY
accom-	hQiWjVlSrI
accommodation	hUjYrE
accompagner	aSiR
accompanist	iAjYlEmZ
accou-	aZ
account$	bIpV
accountant	aWqW
accountant$	aUtI
accounting	jRlS
accounting$	aIiIjRlYqHsJ
accounts	aUiVjG
accounts$	i\\jF
accro-	jGr\\sV
accru-	gW
accue-	bQi[
accueil	i[
accueil$	aKcKiUtK
accur-	aIjV
aceit-	bRgQ
aceite	bRgQ
aceite$	bSiT
ach	cKq_sFtJ
achat-	mRnS
achats	mRnS
achet-	mS
acht	aHbVeUfSlR
acht$	fUoI
achte-	aIbWcJfYiG
achtu-	fV
achtunddreißig	fV
ack	jV
ack$	jV
acomp-	iV
acompanamiento	i\\
acqui-	iX
acquisitions	jQ
acres	ba
actas	iY
actio-	bTiTtU
actions	iY
actions$	iY
activ-	i[jT
active	iQjW
actua-	jT
actual	rQ
actually	gQhVj[
acute	fXiGjR
ad	aRrZ
ad please	aSfHtZ
ad$	aTcIqTrT
ada	gT
ada$	gVqH
add	aJfUrZ
add the	rY
addit-	fHgYhG
addition	fHgYhG
addre-	cSdJiU
address	cTdI
ade	iSjW
ade$	bJiWjT
adela-	aW
adema-	hSkS
ademas	hSkS
adher-	aIbViVtK
adherents	aIbViVtK
adjoi-	aUjJ
adjoint	aV
adjud-	bUiRjD
adjun-	aQpS
adjunto	aStR
adjus-	aTcWfJlJtG
adler-	aCbUcWtH
adler-apotheke	aCbUcWtH
adler-apotheke$	bT
admin	aWfKiTjVrJtI
admin-	aXmU
administrativo	aV
administrator	aZtH
administrator$	mT
admis-	eUjK
adopt-	eYiR
ados	aGbYjV
adr	kWl\\
adres-	p]
ads	iJjUqW
adult	gEiW
adult-	kT
adults	kT
adv	hQqQ
adv$	aT
advan-	jIkVmQ
advantage	jHkX
advantage$	jHkZ
adven-	oT
advent	oT
adver-	rXtT
advert	eJrQtT
advert$	aHeFrVtR
advertise	eRlJqR
advertise for	bStQ
advis-	aRjJmY
adviser	aV
adviser$	aWtJ
aed	cTg\\
affai-	bQ
affairs	bQ
affic-	iW
afin	jW
afin$	jS
afrai-	dTjV
afraid	dTjV
afraid$	dRjKqYsJ
after 0	gYhUjH
after 00	fFgVhTqR
after a	aWtJ
after probation	dWfK
after six	bYpQ
after the	fHg\\hIoSpS
after$	aDfWhViEtT
after-	aSjJtQ
afternoon	tT
ag	bWcEjS
again	aGqTrTtV
again$	aKrYtY
age	gVqJsXtU
age$	gYqIsStS
aged	bUgR
agenc-	bV
agence	aScS
agence de	cY
agence$	aVbHcFiJjUpRqJ
agencia	bUqR
agencia de	aKbVjU
agencia$	cJlIqZrH
agencies	bTpRrU
agencies$	p\`rC
agency$	bZeWhJiIjJmI
agend-	iUtS
agenda	hRiQtS
agenda$	cIhJtY
agent	aX
agent$	aW
agent-	mV
agente	aV
agentes	jKm\\
agents	dHmT
agents$	bRcJ
agentur	bRjTqS
agile	cHd[iHjH
agile$	cFdYiHjI
agm	iHjU
agost-	fUoQ
agosto	fUoQ
agosto$	eToU
agree-	aRsU
agreed	aIiKsY
agreement	lS
agreement$	iHlV
agric-	bHiUjTnI
agricole	jUnI
agricole$	jT
agua	hTqS
aguin-	hW
aguinaldo	hW
ah	qKtV
ah nein	fWiJlHnKrVtG
ah$	bIhRiHtQ
ahead	fYqS
ahead$	fY
ahi	eWqS
ahler-	pR
ahlers	pR
ahm	t]
ahm$	jItY
ahnli-	kW
ahnliches	kW
ahora	bS
ahorr-	kU
ahorro	gJiT
aid	jZ
aid$	fKjYkJ
aide	gKhWiZ
aider	hJi\`lI
aides	aVmQtE
aimer	gKjRn[
air	bU
ajust-	eIgUhG
akkor-	gUtS
akkord	gUtS
al 00	eShS
al 000	gBhJpTqZ
al ano	hYjGn\\
al dia	gRj[
al mes	fVgV
al$	h]
alarm-	nU
alarms	nU
alarms$	nU
albac-	bRcZtH
alema-	jQkR
aleman	jQkR
alerg-	iT
alergenos	iT
algo	jV
algui-	aT
alguien	aT
algun	rYsG
algun-	fTqR
alguna	fVnR
alime-	bThS
alimentacion	bRcJhXiHqHtK
alimentacion$	cJhWiHqGtK
alimentos	cW
alimentos$	jS
all day	fUjV
all in	fQ
all that	fIsVtR
all the	dUhRiGjGlWpK
all$	hSmV
alle	gQqT
alle 0	cIdX
alle$	hU
alleg-	iTjIkV
allei-	iSjU
allein	hKiV
allem-	kUrR
allemand	kVrQ
allemand$	kIrY
allen	fEgY
allen-	cZiBjVtI
aller	bS
aller-	iR
allergens	iX
alles	lT
alles$	aVbJiIjHlYtJ
alloc-	fJiZ
allocating	iR
allow-	gSh\\
allowance	gUhR
allowance £	hU
allowance$	dIhV
allta-	aSfHiGlFqItZ
almen-	aEbZcXiHoJqJtH
alnwi-	aIcR
alnwick	aIcR
alnwick$	aIcR
aloja-	h\\
alojamiento	h\\
along	jJlZqS
along-	mZ
alongside	mZ
alors	tU
alpha-	cYhQjK
alrea-	dJsR
already	dJsR
als	hQkQ
als zwei	fT
als$	bJkV
also	tV
also :	aVnX
also wir	aU
also$	cKhHiFt\`
alt	bYoJqIsU
alta	dYe^gIhH
alta$	cGdUeTsK
altas	cUiV
alte	oW
alten	aHtU
alten-	bIfHiZqI
alter	aKbVfHrGsZ
alter als	jR
alter-	fShQiHmR
alteren	iKkXqJ
alternance	e[
alternante	bIm]
alternate	fW
altur-	cT
altura	cT
altura$	jV
alu	lU
alumn-	bS
alumnos	bS
alway-	bRpU
always	bRpU
alzhe-	bKkSqT
alzheimer	bKkSqT
am 0	fUqS
am 00	pQqY
am besten	fJs[
am in	iHjWtT
am liebsten	oRsR
am see	bVcWpG
am starts	aHfZ
am tag	nW
am telefon	jV
am$	fSpS
ambul-	bRqQtI
amena-	eJqY
amenaza	eJqY
amenaza con	eJqY
ampa	aGbYcKqStI
ampar-	pU
amparo	pU
ampli-	cFeTgKtU
amplitude	bUfQgI
amt	bXrT
amt$	fJjIrWtV
an :	aKiTp[tV
an a	aSeKnV
an ad	rF
an advantage	jJkU
an den	iWmQ
an der	bScS
an die	iRpRsR
an frau	iJpWrK
an hr	gW
an mich	jIm]qHtT
an$	hRtT
anaes-	iIjY
anali-	aT
analisis	iS
analista	aR
analistas	aVfK
analy-	hRmW
analysis	jV
analyst	aVmR
analyst$	aTmU
anbei	tX
ancho-	aIdZfK
anchor	aIdZfK
ancie-	hT
anciennete	hT
anciennete$	hU
and 0	dJiHjJmRpR
and 00	fS
and 000	bVjK
and an	bEiFm\`
and english	jT
and every	aJfR
and five	hViJ
and half	aEgUmQ
and have	iFjWsT
and i	iRjI
and it	bRiHtV
and me	mVtJ
and one	aVbJpR
and our	bZiJrQ
and please	qYsJ
and set	dGjW
and so	bZiS
and still	bV
and ten	bVgV
and then	iQ
and they	bIfRjS
and to	kWmR
and two	aX
and we	bTcU
and will	iRjIq[
and you	fHgRiQ
and £	eKnX
anda	q\\tJ
andere	cTdSkR
andere$	iJjWkJqK
anderen	qQ
anderes	jU
anderes$	jT
anders	rJtX
andre-	cRiHmSpIt]
anerk-	j[
anerkennung	fKjS
anfan-	aToZrQtK
anfang	kIoT
anfangen	oXrWtK
anfor-	aJrQtS
angeb-	jRmT
angebote	iSqS
angeh-	iVqS
angel-	bQgU
angelehnt	gU
angem-	gThK
angemeldet	gThK
anger-	cQgTjJlS
angers	cSjKlU
angers$	cSjKlU
anges-	aJeYjR
angestellt	eY
angestellte	iV
angestellte$	gQiT
angestelltenlehrgang	aIiGj[
angla-	jVrS
anglais	jX
angli-	rV
anglican	jSrHsX
anglicismes	rW
angry	aDfIiZjJqK
anhor-	iV
anhorungen	iV
anima-	aRgSkQ
animal	cUqR
animation	i[
animaux	hRsQ
animaux$	hS
anime-	iV
animer	iV
anlag-	cSgW
anlage	cTgX
anlagen	cS
anlagenmechaniker	qU
anleg-	iU
anlei-	aKi^jJ
anleitung	aJiY
anmel-	iZ
anmeldung	iZ
anmeldung$	iV
ann	aGbDc_eJfGgFiKjKlImDnHoCqJ
annee	dSqTsI
annel-	pX
annon-	qV
annonce	qT
annonce :	qF
annonce$	qX
annou-	qZtT
announced	qU
announcement	qXtV
annua-	fX
annual	iVjTlI
annual$	iUjH
annualised	eKfX
annually	fY
annually$	fY
annue-	hQiX
annuels$	gV
ano	hTnS
ano con	bWhVjI
ano$	eRhSnT
anoni-	rX
anony-	iWrZ
anonyme	rV
anonyme$	rU
anos	jc
anos de	jY
anos en	j\\
anos$	bRsT
anoth-	aR
another	aR
another$	aCiVkHqRtT
anruf	pZ
anruf-	pX
anrufen	iIpXqKtK
ans	jZ
ans d'experience	jV
ans de	jXmW
ans en	iJj_
ans$	bUe[jK
ansch-	iY
anschreiben	pT
ansie-	qZ
ansiedad	qZ
anspr-	mTpW
ansprechpartner	mV
ansprechpartnerin	aKmJpW
anste-	eWqJsX
answe-	iTmR
answer	bRmU
answer to	iEm]
answer$	iS
answering	aTiUtI
answers	iQlHpS
ante	iXmQ
antec-	sU
antecedentes	sU
anteq-	cV
antequera	cV
antequera$	cWqI
anter-	qX
anterior	qX
antes de	pS
antes del	oT
antes$	tX
antra-	gJiWpHtX
antwo-	bZ
anual-	iS
anuales	iS
anunc-	rU
anuncio	rU
anwal-	jT
anwalt	jT
anwalt$	fJjVpK
anwes-	aGdWfIjFqItZ
any	tS
any more	qR
any of	cHdUkY
anyon-	oSsW
anyone	oSsW
anyone$	eIfIjJoXsG
anyth-	iRtV
anything	iRtV
anything$	tW
anywa-	pR
anyway	pR
anyway$	lJrT
anywh-	cY
anywhere	cY
anywhere in	dZjJ
anywhere$	cKhT
anzei-	rW
anzeige	qRrT
anzeige$	rV
aout	hRo^
aout$	bJhToY
ap	aUmSqS
apart-	gT
aparte	gT
aparte$	gT
apert-	pIt^
apertura	fRiS
api	kZ
aplic-	iKjTrU
apoyo	oX
app	bUiVpU
app$	cKkJpZ
appar-	bRhV
appea-	iTjJrUsT
appeal	bIiY
appearance	dIqJsY
appearance$	cJdIkJrJsW
appel-	p[qS
appelle	kKqU
appli-	pV
applicable	fVhVjG
applicable$	hWjH
applicants	jRsQ
application	kJpV
applications	pT
applications$	j[
apply	p\\qWtI
apply$	rT
appoi-	pRtU
appoint	qItX
appointment	jRpT
appointment$	jTpV
appointments	iT
appointments$	iR
appre-	kS
appreciated	kT
appreciated$	kU
apprecie	jSkVlG
apprentice	aWgSmS
apprentice$	aYmW
apprenticeship	gUhIkG
appro-	jT
approval	bIoUqW
approved	bUtT
approved$	aUbWiEjHtD
approx	iQ
approx 0	fU
apren-	eTl[pKtK
apres	dQoQ
apres 0	eShS
apres 00	fAgGp]
apres la	dSqT
apres$	eTjK
apres-	fY
apres-midi	fY
april	o]
april to	oS
april$	bSqR
apunt-	pTqX
apuntar	iTqU
aqui	lTtU
aqui$	cKeJlZpFqHrItR
arabe	jQkX
arabi-	aRjGkTlW
arabisch	aRj?kSlZ
arand-	cU
aranda	cU
arbei-	fQjR
arbeit	j[
arbeiten	cFd^fIhIiI
arbeitest	fUmT
arbeitsort	cX
arbeitsrecht	iRjS
arbeitsrecht$	jT
arbeitszeit	fVhKnUoH
archi-	aUbVkVtH
archiv	qRrT
archives	bY
are	jS
are a	iR
are in	dRj[rI
are$	aJcWjEkJsUtV
area	bJiSjW
area$	aIcIdJeJfJgIhGiUjTkJlImJnJoHpIqJrGsKtK
areas	bRcHjV
arger	qRsT
arger$	pKqUrQ
arger-	qX
argert	qX
argue	rKtX
arles	c[iE
arles$	c[iE
arme	iUq[
arnes	jW
arnes$	jW
aroun-	cU
around	cU
around$	cWfJgFiIjHlJmKqGtT
arqui-	jR
arquitecto	jR
arran-	dR
arrancamos	bU
arrange	iTrKtW
arret-	iIqW
arrib-	nTrU
arriba	nTrU
arriv-	iT
arrived	qX
arrived$	qT
art	jXkJlV
arte	aVs[
arte$	aWs[
artic-	gQiZjC
article	gU
articles	iWjG
artis-	bQiXmK
arvo	fTgJiR
arzte	bV
arzte$	aJbWiGtQ
as	rS
as a	dIfFnTsW
as discussed	bQtR
as soon	oV
as the	qQrS
as well	iVjIrU
as you	dRiIjItV
as$	aJcJeUrX
asap	kRo]
asap$	aBo^pK
ascen-	bRiUjVtI
ascp	fEjQtU
asegu-	bWe^gIhD
aseso-	mW
asesor	aU
asesoria	aFbV
ashev-	cR
asheville	cR
asheville$	cR
ashor-	fJhKpW
ashore	fJhKpW
asi	oRqS
asi que	oSqS
asia	aWbGdS
asign-	iTn]
asist-	aWfK
asistente	aZjK
ask	pRq\\
ask for	pZ
ask$	gSqT
asked	lXq\\
asked for	qWtX
asoci-	aGbZ
asociacion	aGbZ
aspir-	cFhKiYjKtK
assem-	iZ
asses-	iWkQ
assessment	iJpUqT
asset	kUqK
assig-	aHfGiXjJmY
assis-	aXiTmV
assistance	iV
assistant	aY
assistant (	eS
assistant$	aXiJ
assistante	aV
assistantes	aVcFiIsK
assistants	mV
assoc	aWtK
assoc-	bZ
associate	aQgT
associatif	bY
association	bZqR
association$	aJbWiJtJ
associe	hSqR
associes	rS
associes$	bY
asst	aThHiEmZ
asst$	aHjQtU
assur-	eWfJhWiXmE
assurances	eIh[iI
astre-	f\\gS
astreinte	f\\gS
astreinte$	fIgW
asunt-	pQtQ
asunto	pRtR
asuntos	gShJ
asust-	bHiZjSlIqHsG
at 0	cGfViZjX
at 00	h\\iKjV
at a	fJgFiWkVpK
at home	dVjTsZ
at least	jZ
at most	r\\
at night	fYiY
at our	hU
at ten	fJiYjT
at time	jT
at$	aHbHhTpQtS
ateli-	bRdR
atelier	bUdU
atelier$	bTcEdXhE
ateliers	hIiV
atenc-	aUhR
atencion	aUhR
atend-	i]
atender	iV
attac-	jSqQ
atten-	iSjR
attendance	fFgKhW
attends	jU
attes-	jX
attestation	jX
attor-	bW
attra-	qIrVsU
attractive	sV
attractive$	rW
atv	bIcJfDgFh^iKjI
au 0	o[
au 00	pX
au bout	h[
au moins	iIj^sI
au vendredi	fQ
au$	cJeUjJoWsJ
au-de-	cShQjIqQ
au-dessus	cShQjIqQ
auch auf	cSr\\sI
auch mal	fWiWjJ
auch privat	hT
auch$	iUkSoR
auckl-	cZiQ
auckland	cZiQ
aucun-	iJjJlX
aucune	iJjJlX
audio	iU
audit	dUiY
audit$	fZsH
audit-	iUjQpU
auditor	aVtH
auditorias	iUjJmK
audits	iZ
auf 000	fGgY
auf dem	aVhWtK
auf ein	eXmJ
auf$	rVtV
aufba-	iX
aufbauen	iV
aufga-	iRtU
aufgabe	iWtI
aufgaben	tS
aufgaben :	tS
aufma-	i[jK
aufmaß	iU
aufse-	aT
aufsetzen	aT
aufsi-	aVjSqQtH
aufsicht	aVjSqQtH
aufst-	eJfV
auftr-	bWfGiZ
auftrag	bQiSkI
auftrage	bV
aufwa-	gUsR
aufwarts	bRgVsS
aufwarts$	bSgTsT
aufzu-	bSlW
aufzuge	bTlW
aug	fGhUo^
aug$	oW
auge	r^
augus-	oT
august	oU
august$	fR
aula	m_tJ
aula$	cHgIjTmTqI
aun	qZ
aun no	qY
aunqu-	iW
aunque	iW
aupre-	iUjQ
aupres	iUjQ
aupres des	iU
aupres$	jS
aura	aHiHmX
aus	sV
aus dem	bY
aus der	jKlUs]
aus$	bJnTqRsQ
ausb	jU
ausb$	jU
ausbi-	aIjWlW
ausbildung	aHlY
ausbildung$	jQ
ausdr-	kHlW
ausdrucklich	kHlW
ausfu-	aIgJi[oJtV
ausge-	jY
ausgeglichen	fV
ausgeglichen$	fV
ausgelernt	hHjUlR
ausha-	jX
aushalten	jX
aushalten$	jX
ausku-	iXpS
auskunft	iRmKpT
ausla-	iTs\\
auslander	rGs^
auslo-	gUhU
auslose	gUhU
ausma-	fQjX
ausri-	iVqS
ausrichten	iVqS
ausrichten$	iWqS
ausro-	iY
ausrollen	iY
aussc-	iWtQ
ausschließlich	pWrT
ausschreiben	iIqTrItT
ausschreiben$	iIrJtU
ausschreibung	tR
ausschreibung$	bZqK
aussi	rR
aussi$	fTkYlK
austi-	cWnK
austin	cWnK
austr-	cTqU
auswa-	pbrJtE
auszu-	mX
auszubildende	mX
autho-	iVjU
author	jT
authorised	bUiJjW
authority$	jR
autis-	aTjKkU
auto	hRjQlRnT
auto$	aRbGhX
auto--	jItW
autob-	hY
autobus	hY
autoc-	kQ
autocad	jSkU
autocad$	jRkS
autoclave	hTiT
autoh-	bU
autohaus	bU
autom-	aX
automated	jVkGqU
auton-	bTeSiIjS
autonoma	bRiKjR
autonome	hTiKjT
autonomo	eZ
autonomo$	eZ
autor-	jTrSsS
autou-	cW
autour	cW
autour de	cTgQ
autour$	cVnI
aux	iX
auxil-	aRiGkU
auxiliar	aYhU
auxilio	gS
auxilio de	gS
außen-	aUnS
außendienst	aXnT
außer	fQhW
außer-	fKgThKjS
avail-	cUdGfThR
available	cUdGfThR
available$	cWdGhRiK
avanc-	gT
avance	gT
avant	pY
avant le	aJpVtR
avant$	sQ
avanz-	jW
avanzado	jW
avanzado$	jW
avec la	iV
avec le	iV
avec les	iTqS
avec un	pWqU
avec$	qV
avera-	fVgRiJ
average	fVgSiI
average$	fVhG
avez	iKjY
avisa-	iKpW
aviso	rX
aviso-	lKrV
avisos	lKrV
avoid	r_sS
avoir	jQkU
avons	aJhHlYmFpFqItQ
avril	oZ
avril$	oS
award	gYqS
awards	gQiT
away	f@n_
aws	aKfJgZjSkRtJ
ayuda	aSbQ
ayuda-	iRlS
ayudante	gT
ayudantes	iJlVmT
ayudantes$	aTmV
ayunt-	aIb[tJ
ayuntamiento	aIb[tJ
az	c[dIfJiJnJ
azubi	m^
azubi$	mZ
azubi-	iRmW
azubis	iRmW
azubis$	m[
b	j[
b (	gShS
b 0	eQgQjS
b or	eZjE
b$	jZ
b-sch-	hIjXsK
b-schein	hIjXsK
b.ed	cIiJjXkHtJ
babie-	mTqT
babies	mTqT
babies$	mSqS
baby	iVoGqYtH
bac	j\`
bac +	iJj_
bache-	jY
bachelor	jRlI
bachelor's	jX
back	hGsW
back$	bSfTgQiR
backe-	aUlS
backen	iSmW
backend	aX
backerei	bJjJlX
backf-	qX
backfill	qX
backg-	jUlV
background	jUlV
background$	jJsXtH
backl-	dSiU
backlog	dSiU
backs	q_
backs-	aUbQ
backstube	aUbTiJ
bacon	fJh\\iTjKmH
bad	aKc^iQ
bad$	cR
badge	jQqT
badge$	qStJ
bafa	j^
bags	iUjW
bahn	bXcJhGna
bahnc-	h[
bahncard	h[
bahnh-	bWcTjKtF
bahnhof	aKcW
bahnhof$	cS
baja	qW
bajar	iToU
bajas	iW
balan-	iW
balance	iW
balay-	jS
balayage	jS
bambe-	cS
bamberg	cS
bamberg$	cR
banca-	iSjR
banco	cSiU
banco de	aQcTiS
banco-	iU
bancos	iU
bancos$	iU
band	aVgShKq[
band 0	a]iS
band$	gWhK
banda	gV
bands	gTiT
bands-	bScGqWtJ
bank	eWiQjH
bank hols	hWqR
bank$	eWiSjJrU
banke-	gRjIlU
banken	gUiS
banki-	iW
banking	iW
banking$	iV
bankr-	bTjU
banks-	iHjWtU
bano	fJiYsW
bano$	cJhKiVsY
banqu-	aUbGiWqS
banque	q[
bapti-	aItX
bar	b^iQrR
bar$	bX
barce-	c_oJ
barcelona	cS
barcelona$	cS
barem-	g]
bareme	g]
bareme$	gR
barista$	aY
barki-	cTjTpQ
barking	cUjU
barking$	bIcXiI
barra-	iRpU
barre-	aJb_
barri-	cXkV
barrio	bUcSfK
bas	gJqV
base	aKcagX
base +	gTsK
base 00	gXhG
base$	c<dYgZ
based	aKc\\dX
based in	aHbUcT
based$	bTcJdR
basic	gTjXlT
basic$	fUjKlS
basically	cSdGsQtT
basically$	cVsRtJ
basico	gUkU
basico mas	gZ
basico$	jU
basics	lS
basics$	lR
basis	eQjT
bassi-	aKcThW
bassins	aKcThW
basta	lU
basta$	jJlXqQ
basta-	iKjT
bastante	iKjT
batch	cFo]
batch$	bT
batch-	bJfViR
batches	bJfViR
batches$	bJfV
bathr-	iYsY
batiment$	aTjQ
bauen	hUtS
bauen$	hQ
bauin-	jZ
bauing	aVjS
baule-	aTjR
bauleitung	jVqJ
baust-	cYsS
baustelle	rJsX
baustellen	c[
bautz-	cRqS
bautzen	cRqS
bav	gJhZpJ
bav$	hX
bayer-	nX
bayes-	kUtJ
bayesian	kWtJ
bcbs	hW
be a	fSjKlR
be able	jQ
be considered	lU
be discreet	qY
be in	eUrX
be on	fRiGjJkToT
be polite	qT
be$	iJjRlRtR
bea	aHrHtW
bea$	iStT
beant-	aReSrS
beantworten	rW
beantworten$	rW
beau	sV
beauf-	iW
beaut-	aVbT
bebe	qY
bebid-	aJb]
becar-	mTqS
becario	mRqS
because of	iFnUqS
because the	pFrV
because we	lEmX
because$	iGlGmXqF
becom-	iTkJ
become	iTkJ
bed	bZcJdShT
bedie-	aW
bedro-	bUhT
beds	bc
beds$	bX
beef	bWhV
been	bSjQ
been told	qXrZ
been$	bSfRpI
beer	eKgDhZjW
beer$	eJgCh[jU
befor-	oR
before	oR
before 0	oJpTqS
before the	oR
before you	b_
before$	jYlT
befri-	eY
befristet	eZ
befristet auf	eS
befristet$	eV
begin-	o^
beginn	oZ
beginning	eGoY
begle-	iUmVpK
begleiten	iVjR
begleiten$	iS
begru-	iIqVrWsI
behan-	bUiYjGpKrJsH
beheb-	iS
beheben	iS
beher-	jY
beherrschen	jY
beherrschen$	jV
behin-	cUhHjS
behind	cUhHjS
behor-	bYrU
behre-	qV
behut-	qRrJtS
behutsam	qRrJtS
bei 00	fHgSjXtH
bei den	pKsZ
bei der	eShU
bei mir	p]
bei uns	cIlZ
bei$	jRlQpR
beim	mRqV
being	jZqY
bejar	cVgRiH
bejar$	cW
bekom-	tV
belas-	iIj\\
beleg-	qV
belie-	fUpRrS
believe	aGhKiIrXtR
believes	qY
below	sXtZ
below 00	s^
below$	cJpKtY
bem-g-	iV
bem-gesprache	iV
bemer-	rRsS
bemerkung	rRsS
bench	bU
bench$	bXcKiK
bench-	bT
benches	bT
bened-	qW
benedikt	mU
benef-	hZrR
benefits	aRhRqJrU
benefits :	hS
benefits$	hHiRtT
beng	iCj^mJ
bepec-	jT
bepecaser	jT
berat-	i\\
beraten	iU
beraten$	iQ
beratung	iR
berce-	bQtK
berceaux	bQtK
berceaux$	bU
berei-	fRjW
bereit	jUnV
bereitschaft	fUgQjW
bereitschaft zu	fFj^
bereitschaft$	fVgWhD
berge-	aHbIcUjS
beric-	hIiHme
berichtet	hJiJmZ
berli-	bRdInT
berlin	nU
bernd	tY
berta	qU
beruf-	gSjV
besch-	bUfHgX
beschaftigte	bY
beschaftigte$	bV
beschaftigten	bW
beschaftigten$	bZ
bescheid	rW
beset-	aUoWtR
besetzen	aWtS
besetzen$	t[
besetzung	o[
besoi-	lStU
besoin	lStU
besoin d	tW
besoin$	lStQ
bespr-	tT
besprochen	tT
besse-	bSkXoR
besser	bSkXoR
besser$	hHk]
best	sWtV
best$	hIkJpUrIsY
besta-	iU
bestattungsfachkraft	aV
bestattungsfachkraft$	aS
beste	pJt^
beste-	iY
bestellung	eEiZ
besten	pWsX
betre-	pTtT
betreff	iHpUrKtU
betreuung	iU
betri-	hY
betrieb	bRmY
betriebsarzt	hUjK
betriebsarzt$	hSjK
betriebselektriker	a^
betriebselektriker$	a[
betriebsrat	jUpHqW
bette-	mRsV
betten	b\\cGeHmW
betten$	bVcHmV
better	sY
better$	jUtS
betwe-	nQ
between	nQ
between us	qTsX
between you	qRtJ
between$	cHgTiVnKpK
bev	mY
bev$	mR
bevor	iTtU
bevor-	kRsT
bevorzugt	kRsT
bevorzugt$	jJkTsV
beweg-	aUiT
bewer-	pf
bewerber	pV
bewerbung	pV
bewerbung an	mJpR
bewerbung$	pT
bewerbungen	p]
bewil-	iIjWqR
bewoh-	bXgKiVjF
bex	aFbIqYtR
bezah-	hUpR
bezahlt	hVpS
bezahlt wird	cHgXpK
bezahlt$	gIhRpW
bezie-	cViR
bh	cKfKh[iIjH
bh$	hV
bi	kZ
bi$	kR
bibli-	aZbTrUtF
bid	fY
bids	qR
bien	rRsS
bien$	jQkW
bienv-	iHkYlZrQ
bienvenu	kU
bienvenu$	jKkV
bier	bZiJpS
biete-	tT
bieten	tU
big	gKkZsR
bigge-	cYgIrY
bike	gU
bilan	gTi\`
bilan-	bZiTjH
bilba-	cT
bilbao	cT
bilbao$	bIcV
bild	iJlHpJr_sC
bilds-	bFcEdFgIh]nI
bildu-	iYjKkFsI
bilin-	aSmW
bilingual	aUgSrR
bilingual$	aWcHiKrHtK
billi-	iRlIqQ
billing	iSlH
bim	aWiS
bim$	aYjJ
bin	hImUpStV
bin ich	jJmXtK
binde-	hStR
bindestrich	tU
bingo	rV
bingo$	rW
binne-	b[
binom-	mZ
binome	mZ
bins	iZqU
bins$	iWpKqW
bio	bWhQ
bio$	bXiK
biolo-	jS
biologie	aV
birth-	hSjQ
birthday	hU
bis 0	qT
bis 00	eQ
bis 000	aJkGqZ
bis ende	eY
bis juni	fYgJoG
bis marz	aGeWiR
bis zu	dWeRgQ
bis zum	fXkJoIpW
bis zur	eUiStJ
bis$	hSoT
bishe-	qT
bisher	qU
bisho-	cXqW
bisou-	pKtX
bisous	pKtX
bisous$	pJtY
bissc-	bSiSkI
bisschen	bSiSkI
bissl	jUlKnT
bist	eJhIjHm[
bit about	qVrS
bit of	bEiTkRqJ
bit$	iSjWkEqK
bitte	qRr]sS
bitte die	qQrS
bitte kein	sU
bitte keine	sW
bitte mit	eSlTpSqJ
bitte nicht	gGq^
bitte nur	sW
bitte$	iSrV
biz	fJg[hJ
bjr	tQ
bjr$	aGtW
bl	hIiHjSkIm^
blabl-	rR
blabla	rR
black	aSjYpR
blagu-	r^
blame	qYtJ
blanc-	eUgEhWqK
bleiben	bWfJjHqFsW
bleibt	qR
blend-	dWgKhKiIjBk]
bless	aHbJlItZ
bleu	bZiKrV
bleu$	aJbUrR
block-	fEi\\qR
blog	i]jKpJ
blog$	iGpDqVrX
bloke	qEs[
bloke$	kKsS
blood	i]lJ
blue	rU
board	tV
board$	aJiVpS
board-	bStS
boarding	aUpJtT
boca	bYtE
boca$	bYtE
bodeg-	bYnR
bodega	bTdJnV
boden-	bZ
body	bSrYtH
boile-	iVtK
boiler	iRtJ
boili-	bUiR
boiling	bUiR
bois	aKb[iS
boise	c[
boise$	aT
boite	cHjEm]sJ
boliv-	jS
bolog-	cKnW
bologna	cKnW
bolsa	e\\qHrX
bon	qS
bon$	aHqUtV
bonjo-	tX
bonjour	tX
bonne	fGsVtZ
bono	gZhR
bono de	gQhU
bonob-	hY
bonobus	hY
bonso-	tU
bonsoir	tU
bonsoir$	tV
bonus	g[k[
bonus 0	fJgZhF
bonus 00	gY
bonus up	gThI
bonus$	dJgUhHkd
book	iWjUpTqJ
book$	aFcJjEpWtH
booki-	bUiS
booking	gS
bookings	bTiTqItH
bookkeeper$	aQ
books	aRhTiWjGtH
books$	aWiUjItG
boots	gJhZ
boots$	hZiI
boots-	bSjJkU
bootstrapped	bU
bord	fYhEjR
bord$	fTiJjW
borda-	aIcIeIj^
borde-	iR
bordeaux	aQcXdKiJ
border	bRdUqJ
born	jJrEs^
borra-	r[
boss	iIm]qWtV
botel-	aGfJjYtJ
both$	eSfTjRlS
bothe-	jVlS
bothered	lU
bothered$	jIkBl[
bottl-	aJhUiWjGlJoGqK
bough-	bS
bought	bS
boula-	bUnR
bourg-	cXhYtK
bourr-	iRjQsS
bout	h[
bouti-	bW
boutique	bW
boutique$	pS
boutiques	bUiK
box	hX
boxes	aHb^gGhCi>j\`tG
boys	aSfSsU
bp	jYkT
bp$	fIkU
bpjep-	hSjT
bpjeps	hSjT
br	cJfJjV
bradf-	cW
bradford	cW
bradford$	cW
brain	aKtV
branc-	aGbTcRhTlR
branch	cThV
branches	aEbWkKlR
branches$	aDbVkJlT
brand	aYqV
brand-	bJmZrV
brann-	aJbWgIiJtK
brannock	aJbWgIiJtK
bras	aXbVcHiE
brasa	pQqQ
brasa$	iRpIqVsH
brauc-	lYtR
brauch	tU
brauchen	tQ
brauchen eine	cV
brauchen$	bEiGtU
brauchst	jRlW
brauchst du	hKjUlTnK
braucht	cHdTfKjHlVnT
braucht$	fJhTlHnZ
braucht's	jIlX
brauchten	aRtR
brauchts	aKgVjJkHqIrI
brc	jY
bread	bS
break	bUfU
break-	iW
breakdowns	iS
breakfasts	iX
breaks	fSsR
breaks$	iV
breme-	caiGjH
bremerhaven	cS
bremerhaven$	cT
brems-	iU
bremsen	iU
bremsen$	iR
brend-	bSqW
brenda	qX
brendan	bV
brenn-	bWlGqW
breta-	cS
bretagne	cS
breve-	aHkVlU
brevet	aHkVlU
brico-	bRjY
bricolage	bUiQ
bricolage$	iT
bridg-	bRqT
bridge	cRqV
bridge$	cSpKqX
bridges	bZcI
bridges$	bW
brief	iXjHpZ
brief-	iRqX
briefen	iVqK
briefen$	iYqItK
briefing	tW
briga-	aTm[
brigada	aYmS
brigade	bYmY
brigh-	eX
brigi-	mT
brigitte	mT
brill-	bSfHhZpH
bring	lVpUtS
bring-	lV
bringen	lZtR
bringen$	iQtQ
bringt	iWkStG
bringt$	kV
brist-	cT
bristol	cT
bristol$	cSdGgU
brita-	jJrWsY
britanico	sZ
briti-	cTrQsU
british	cTrQsU
broad-	dUhU
broadband	dUhU
broke-	iWpJqS
broker	iTpJqV
bronc-	qUsW
bronca	qW
bronz-	jIkW
bronze	jIkW
brook-	mZ
brot	gKhYiH
brotc-	bUiR
brotchen	bUiR
broth-	lQmR
brother	lSmU
brotz-	aIbXhStI
brotzeit	aIbYhTtF
bruss-	cZhGiCnQtI
brut	g^
brut selon	gT
brut$	gX
bruto	aHgTtW
bruto$	aIbKgStT
bruto-	g[
brutos	g[
brutos$	gV
bruts	eKga
brutt-	gS
brutto	gS
brutto$	aRgV
bs	gZ
bsn	jSlY
btp	bJcJgFhXiSjR
bts	j^lS
btw	bZqV
buche-	hV
buchen	iW
buchen$	iT
buchh-	iRmT
buchhaltung	iRmT
buchhaltung$	iJmW
bucks	fJgVjJ
budge-	iT
budget	qS
budget 0	gIhY
budget is	qV
budget$	bSiT
budgets	jU
budgets$	iUjK
buen	jW
buena	qTsX
buena-	qRtV
buenas	qRtV
buenas$	tR
bueno	bIcDrTt[
bueno$	aIcGfKhKiJkKlKpHqTsKtQ
bueno-	gWtS
buenos	gWtS
buenos dias	tV
buffe-	fIiS
buffet	fIiS
bug	dKjV
bugs	i]jE
bugs$	iZjF
build	aKbXoWtK
build-	jQ
building	bSlT
building$	aJbHiGjUlZ
builds	cIiV
built	bTmR
built$	bScI
bulga-	jSkKlR
bulgarian	jSkKlR
bulgarian$	jSkKlR
bulle-	bJiWr_
bullet	rU
bulli	cGkJnW
bundl-	iV
bundles	iV
bundles$	iV
bunkh-	hV
bunkhouse	hV
bunkhouse$	hU
bupa	bRhWiHjE
burea-	dQ
bureau	dU
bureaux	bScWiJ
burge-	aUpTsS
burgermeister	aJpWsV
burn--	qY
burn-out	qZ
buro	cUdZmSpJ
buro in	cZ
buro$	dUmYpH
bus	h[jYqH
bus from	cHgGh[
bus$	aGbFcEhYiEjDlVmDnHoJqKtR
busca	aJt_
busca$	aKcJtZ
busca-	fJhQtX
buscamos	aWfKhStT
buscamos$	aEbIcKgKiHtY
buscando	cJfKjTtQ
buscando$	cJtV
busco	aX
busco$	bJcJjJtT
busin-	aQsR
business	aQsR
business$	jTsW
but	qU
but a	aIjYrFtU
but don't	hJqXrU
but no	lUrU
but not	gIqT
but the	q[
but we	bSqT
but$	jKkVlSqT
buy	aIbFcIdHeHfHgHhajAkFlImInHoHpHrHsHtC
buzzw-	rV
buzzword	rV
bwl	bIj\`
by	pQ
by 0	pY
by 00	pX
by a	eKfXiG
by the	oT
by us	hSjSpR
by$	pW
bye	t_
bye$	t_
bzw	aZcJgSjH
c	gSj]
c +	iRjV
c 0	gUj[
c 00	qQ
c$	aYgR
c'est	tW
c'est$	fFtY
ca	q[
ca 0	gV
ca 00	iZnT
ca 000	gRnQ
ca$	nTqJsV
cabal-	aUbScJ
cabez-	hZsR
cabeza	iUsY
cabin	aUdXfIgIhV
cabin-	bV
cabines	bX
cabines$	bW
cabinet	bV
caces	j\\
cad	gTjJlZ
cada	fUiSn[
cada dos	n[
cada tres	eIfRgThI
cada$	jFpW
caden-	bSsS
cadena	bWhS
cadena$	bRhU
cadre	eXtT
cadre$	e[
caduc-	qW
caduca	qW
cafe	hY
cafet-	aIbZ
caiss-	bR
caisse	bR
caisse$	iVpR
caja	bRiX
caja$	iWjQqU
cajas	hSiRqQ
cajer-	a[fEtI
calcu-	iU
calde-	bZcGjU
calderas	jY
calderas$	jX
calef-	hV
calefaccion	hV
calen-	fWiY
calendario	fWiU
calib-	cJiZjW
calid-	aSiSrS
calidad	aUiT
calidad$	gS
call	pRqR
call it	oRtR
call the	iSrQ
call$	qTtT
call--	g\\hG
calla-	q\`
calle	dXkT
callo-	aJeJfZiG
calls	bKi[pYqI
calls$	bFcGmKpSsW
callu-	qUsG
calm	j\\kJpErSsV
calme	jGqY
cama	hS
camar-	a[
camareras	aV
camas	bRiU
camas$	iU
cambi-	iYqV
cambiar	iR
cambr-	aIcV
cambridge	aIcV
camin-	iQjQ
camio-	hZ
camion	h[tJ
camion$	bUcK
camiones	bT
camionnette	hU
camionnette$	hX
camp	aQgIhTiJ
camp$	aFbVcEdJeIgIhTiHjJkJlKmJnKoJpKqKrKsJtK
campa-	jVoT
campamento	fVoT
campamento$	fVoT
campana	oV
campana$	iJoU
campanas	iEjYnU
campo	j[
campo$	jW
campu-	cUhR
campus	cUhR
campus$	hV
can	jRlR
can be	lX
can do	fJgYjVlBsR
can get	aVlVrV
can read	jR
can we	rJtd
can you	jHqTtV
can$	tU
can't	jZ
can't be	bRsW
can't$	dSqR
canad-	dSlKnY
canada	jKlJnZ
canal	pIr]
canal$	bSiT
candidate	nWtS
candidates	qSsS
candidato	qX
candidats	fTqS
candidats$	fTqS
candidaturas	pV
candidature	pW
candidatures	pW
canin-	b^
canina	aT
canina$	aT
cannu-	jW
cannulation	jW
cannulation$	jW
cant	aJjRtR
cante-	hW
canteen	hW
canteen$	gJhW
canti-	i\\
cantine	hSiV
cantine$	hV
canva	cKkYqZrG
canva$	aHbIcGdKeKgHhIjGkZmKnKqGsJtJ
canva-	iGpXrQ
canvassing	iGpXrQ
cap	bSeQgSjU
cap$	fIg[jS
capab-	jS
capable	jS
capac-	iKjS
capacite	iKjS
capat-	aU
cape	aKc^tH
capit-	iQjR
capital	cQ
capital$	cV
cappe-	pV
capped	pV
capri-	bTrU
capta-	aSpT
captain	aSpT
car	hVtQ
car allowance	hS
car$	aIhGjX
carav-	cKhViGjHkWlHpG
card	h_jW
card$	h[jU
cardi-	c^fH
cardiff	cV
cards	eXiT
cards$	iVjR
care	bUiVlU
care$	hIiRlW
caree-	eS
career	eW
careers	bQtR
caref-	cJhWiIjVkI
carer-	iU
carers	iU
carers$	aJiT
caret-	tU
caretaker	tU
caretaker$	tU
carga-	i[sQ
cargar	i[
cargas	jKsU
cargas$	jKsU
cargo	aSjEmUnV
cargo$	m\\
caristes	cWmU
carme-	qR
carmen	qR
carmen$	tU
carne	jZlQ
carne de	jW
carne-	jR
carnet	jR
carnet de	kR
carol-	cVpV
carpe-	aUjSpV
carre-	bSlZpJ
carrera	l[pHqJ
carri-	cRpV
carriers	bW
carriers$	aJbTtK
carro-	aTlWtJ
carry	hSi^jJlJ
carry$	hW
carry-	sV
carrying	sV
cars	iW
cars$	iRjQ
cart	bS
carta	jEpVsW
carta-	gGhYqU
cartagena	cSjRtK
cartas	qZsK
carte	j_rR
carte-	aRkT
cartera	aSkU
casa	d^hY
casa con	hX
casa$	d^hW
casad-	sZ
casado	sZ
casado$	sU
case	aVpWtD
case$	pU
casel-	iX
caseload	iX
cases	gGhSiW
cases$	i[
casew-	iW
casework	iW
cash	hTiU
cash$	iY
casi	kRlStT
casi$	kJlWqItW
caso	hKp[qT
caso$	pHqZsQ
casse	iY
casse$	aKiY
caste-	aFc]rQtH
castellano	jTrU
castellano$	cHjJrY
castl-	bUcIpW
castle	bUcIpW
casua-	bJeYiJjHmU
casual	e[
casual$	aReV
cat	gShHkVmQ
cat$	bSgUjHmU
catal-	fGjWsR
catalan	kTrW
catalogue	iY
categ-	jRsR
categoria	gXjR
categorie	aWbJsV
category	hUjR
cater-	eUhHrR
catering	eVgJhG
catering$	eSgIqS
catho-	qKrRsU
catol-	sY
catolico	sY
cator-	mT
catorce	mT
cats	bRjY
cats$	bXjT
cause	iRq\\
cause$	iUqT
cca	jY
ccn	g\\
cdd	eb
cdd 0	eT
cdd de	eZ
cdd$	eX
cdi	ed
cdi 00	eT
cdi apres	eR
cdi temps	fJ
cdi$	e\`
cdl	a_bGcIhTmIqJrJ
ce$	bJgJhYjV
cedul-	jX
cedula	jX
ceip	bWcThKiHoKtG
cela	iIkVtJ
celib-	s[
celibataire	s[
cells	dVgTiI
cells$	gU
cemen-	bZcHiIjZlJ
cent	fJgWhT
cente-	hIkUlW
center	hIkUlW
center$	jJkY
centr-	bR
centre de	cX
centre$	a\\iR
centres	bShJiR
centro	cRdJnV
centro de	cWiQ
centros	bRlR
centros de	gQlR
centu-	cQjT
century	jU
ceo	aTmU
ceo$	aWmUtH
ceram-	aGbTtS
ceramica	aHb[
cerca	bAcZjRkRsT
cerca$	cGjUkS
cerra-	fYiS
cert	gJjVkYlX
cert iii	iRjX
cert$	eHfHgRhIiKjFkHlX
certi-	iKj_lS
certificado	jU
certificado$	jW
certificate	kV
certificate$	hRjIkVlJ
certificates	lV
certification	iKjUkW
certs	kX
certs$	aJdHeIfGgJiHjJkVlSmJnJoJpJrIsHtJ
cet	dKfTgKoGpU
cette	qQsT
cfa	eV
cfc	jY
cfo	aSmXpR
cfo$	aWmVtI
chain	aWtJ
chain-	kS
chainsaw	kS
chair	eR
chair$	eTfJhVpT
chair-	bSiZsI
chairs	aJbWiS
chale-	bY
chaleur	jS
chall-	cSiUrU
chamb-	bUhRiI
chamber	hRiIsT
chambres	bSiR
chambres$	bW
chang-	iYsT
change	jXsR
changes	bUiU
changes$	iWjJsJ
changing	iHqWsW
chant-	aRqS
chantier	aW
chantiers	iW
chape-	bU
charge (	cU
charge de	aVbS
charge of	iZ
charge$	jQqW
charger	iRq[
charges	sY
chari-	bTlU
charitable	bS
charity	bRjGlW
charity$	bW
charl-	cWpR
charla	pX
charleville-mezieres	cXiH
charleville-mezieres$	cXiH
chart-	kX
chartered	rR
chase	iZ
chasi-	iY
chasing	iY
chass-	iJjEmVtY
chat	iHp\\tV
chat$	pU
chats	i[mI
chauf-	s[
chava-	cKiQkS
chavales	iRkT
che	tW
che$	aGtY
check	jZpKqUrStB
check w	rUsI
check$	fUgWiJ
check-	i]
check-ins	iV
checks	iW
checks$	iW
cheek-	rUtK
cheeky	rUtK
cheer-	iKjSqGtX
cheers	bTqFtY
cheers$	bQqFtW
chef	aRmT
chef de	aW
chef$	aUbJiXtR
chefi-	iImUqS
chefs	aHbHi\\mT
chem	eKhGiWjWkE
chema	mZqS
chemi-	aQjU
chemist	aRbS
chemist$	aX
chemistry	jW
chemn-	cS
chemo	q\\
chequ-	h[
cher	aJbJcYiKtU
cherc-	tV
cherche	tS
cherche$	aKcJt[
cherchons	aQqQ
cherchons$	tW
chere	aItY
chez	bSqS
chez nous	eUs[
chf	hW
chf 00	hV
chf 000	hW
chica-	sU
chicas	sW
chief	aYbGqZ
chiff-	iSrTtJ
chiffre	iSrTtJ
chiffre$	bJiX
child-	bS
childcare	jQ
childcare$	jR
children	bSsR
children$	gHhWjV
children's	aKbRiU
chill-	aKbZcGjUtJ
chine-	jGkY
chipp-	bYcHtI
chiru-	bU
chirurgie	bU
choco-	jUqR
chocolate	jUqU
chofe-	aScS
chofer	aTcS
choic-	eRkU
choice	eRkU
choice$	eTiKkX
choir	aRiSqU
choir$	aRiV
chole-	cUqQ
cholet	cW
cholet$	cW
choos-	dRiRqU
choose	dRiRqU
choose$	dUhKiTqH
chor	a^cGfDtG
chora-	aQ
chorale	aR
chris-	pIsTtU
christian	sZ
christmas	hS
christmas$	cJfHgHhWiGpKtI
chrom-	bRiRjT
chron-	aS
chronic	aS
churc-	bW
church	cRkSpI
church$	cHkWlGmHqJ
churches	aKb[cJiJ
churchgoer	jK
churchgoer$	kJlSsR
chut	qX
chut$	qX
ci	bJiS
cient-	bRiIjV
cierr-	fSiS
cierre	iT
cii	cIgJhUjSkJlInKoK
cima	jS
cinco	fVmW
cinco anos	bSjU
cinco$	fGm@pYqUsR
cinq ans	jT
cinq$	fU
cinqu-	jVsT
cipd	jY
circu-	dXiQ
cis	e\`iJ
citar	r[
cite	qFrZ
citiz-	sU
citizen	sU
citizen$	jSsQ
city	aKcXjS
city$	c[
ciuda-	aEcWdR
ciudad	aEcWdR
civil	hJiSjXqJrV
civil$	iW
claim-	aQgT
claims	aRsR
clair-	fWqT
claire	qX
claph-	cU
clapham	cU
clare	c\\mS
clare$	c\\mS
claro	hVrQ
claro$	hW
clase	bSpS
clase-	iU
clases	iU
clases$	iT
class	fJoW
class 0	aXfJiDj\\oJtE
class$	iJlRmYsS
class-	iYjJkT
classe	gRiTqT
classe$	iSqV
classes	bUfVhI
classes$	bX
claus-	eZgIhK
clean	iYj[lH
clean-	mW
cleaner	aS
cleaner$	aUtJ
clear	fSsR
clear$	eKqS
clear-	gWjU
clearance	hKiUjVtF
clerk	a\\
clerk$	aWbIiHtV
clerk-	mTqR
clerks	jKqV
cles	q_tJ
clien-	iR
client	aQqR
client$	eHiVnT
cliente	iXjJ
cliente$	aW
clientele	aVjQqJsR
clientele$	aSbT
clientes	bR
clientes$	aHbT
clients	iR
clients$	bUiV
climb	jX
clini-	bUhQ
clinic	lS
clinical	aYhQiQ
clinical$	aS
clinics	bRiU
clinics$	bW
clinique	aGb]
clock	eJjRoX
clock$	jT
clos	aHbX
close	jR
closed	bRfShR
closes	pTqS
closes$	jXqR
closi-	pT
closing	pU
closing 0	pU
closing date	lKpW
closu-	bTfS
closures	bUfSiK
clotu-	iW
cloture	iUjQ
club	bTcGhQoUtQ
club$	aGcIiUoRtT
cm	aSeSjWtG
cmo	aHmW
cnaps	jY
cnaps$	jY
cnas	hZ
cnas$	gJhY
cnc	bRcRtJ
cnc$	aSbTcJ
co	c\\tJ
co$	bUcZjHtF
co-op	b]fI
co-op$	bVfIlJtI
coach	aUjX
coach-	hGiRj\\mF
coaches	bY
coaches$	bS
coast	c\\iJ
coast$	c]iJ
cobra-	qZ
cobraba	qT
cobre	jWqU
cobur-	qTtJ
coburg	qTtJ
coc	j[pJ
coche	gJhYjWnT
coche de	gDh^
coche$	cJhTiIkIqI
cocin-	aUiT
cocina	hQiRmJ
cocinero	aTiQtH
code	jSqT
codig-	lVpRtK
codigo	lVpRtK
codir	iX
codir$	iV
coef	g]
coef 000	gZ
coef$	gV
coeff-	fUgX
coefficient	fUgX
coffe-	iT
coffee	iT
coffee$	iX
coffi-	bWcI
cogna-	cT
cognac	cS
cognac$	cS
coiff-	aVjZtF
coiffeur	aRbT
coiffeuse	aSbVtE
coin	cWsS
col	rKtZ
col$	qKrItZ
colac-	hW
colacion	hW
colacion$	fT
colch-	hTiQ
colchones	bTiU
cold	iS
cold$	iT
coleg-	hZjV
colegiacion	hTjY
colegiado	jY
colegio	bT
colin	iIqY
colla-	aHbWcJiFmIqV
colle-	bThV
colleagues	bUmS
colleagues$	bKkSmW
collective	gJhS
collectivite	kR
college	bRhR
collegues	mWtR
collegues$	aImQtV
color-	bHgXmJqJ
colum-	cW
column	rR
column$	iQrT
com	bYqRtK
com$	bYcGtE
comar-	c[jJ
combe-	aIbRoS
combes	aIbRoS
come in	iWpR
come$	b[
comed-	aRhWtR
comedor	aRhWtR
comedor$	aXhR
comen-	lJqW
comer	fXpU
comer$	fVpU
comer-	aVgT
comercial	a\\
comes	bYeStQ
comfo-	j\`sK
comfortable	j_sJ
comid-	iS
comida	hTiS
comida$	hRiT
comidas	bTdUiQ
comin-	lTqStV
coming	lTqStV
comis-	gYhK
comision	gR
comision$	gV
comisiones	gYhH
comit-	gJmRqS
comite	gJmSqT
comite de	iImZtW
comite$	qR
comites	iW
comm	fHgXhU
comm$	cIgUhS
comma-	iUjS
command	jVmU
commande	iSjT
commandes	aQiR
commandes$	aVbJcJiTjK
comme	hRqKsTtU
comme-	jRlS
commence	hKo[pItK
commencer	gX
commencer$	gX
commerce	aJbRjR
commercial	bSjUlT
commercial$	bReKhJj[lG
commi-	bTiU
commis	aV
commission	eSgU
commission$	eVjGkJ
commissioning	aSiRjK
committee	gJqS
comms	mR
commu-	bYiV
commune	bRcWqE
communes	aIbIcYiU
communities	bT
community	aUbUcI
como	qSrT
como va	aHlSqGt[
como$	tW
comp	f\\iHjYkH
compa-	jR
compagnie	aHbXqV
companeras	qY
companeros	mVtY
compania	eTrQ
compania$	eTrQ
companies	bY
companies$	bYiI
company car	hSnR
company$	cIiVnQ
comparable	iJjX
comparable$	iHjS
compartido	hW
compe-	fZiFjRlIpU
compensatorio	f\\
compensatorio$	fV
competency	jTpU
competitor	qX
compi-	aEcXeQiV
complaints	i[
complet	eS
complet$	eVjR
completa	eSgS
completa$	eV
completed	pRtW
compliance	jU
compo-	gJhTiT
compr-	jX
compra	iW
compras	aQeJtU
compras$	aTjKrJ
compris	qW
compris$	qV
comprises	aJbT
compt-	aU
compta	aVeKiJqR
comptable	aUqQ
compte	mRqItU
comptes	iR
comptoir	iS
comptoir$	iS
compu-	aTlUtI
compulsory	fTlUrU
compulsory$	aKfVrX
computer	iTlT
computer$	iTlS
comte	b\\cH
comun-	aQbW
comunicacion	aTbRcJqKtK
comunicacion$	aUbTcKtJ
comunidad	bRjS
comunidades	bU
comunidades$	iW
con 0	bQiR
con 00	bZgFqV
con 000	aFb\\
con cartera	aTbR
con dos	qT
con el	iVpR
con gente	jT
con la	eRpU
con los	jY
con un	hSlTqR
con una	iUjFmT
con$	nQtR
conce-	bVgQiZ
concertada	bVgUhQiH
concertada$	bHgWhSiE
concertado	bU
concession	hY
conci-	aSkR
concierge	a\\fJkVlI
concu-	hEjVkWqT
concurrent	qW
condi-	jW
conditions	jZ
condu-	jRmU
conducir	jQ
conducir$	jU
conducteur	jTmR
conducteur de	aUiJmT
conducteur$	gHjX
confe-	gCh\\iX
conferences	i[
confi-	qW
confianza	qU
confidence	iHpX
confident	jUqGrX
confident$	jRqIrV
confidential	pSqX
confidential$	q[
confidentiel	rV
confidentiel$	qErX
confirm	gXjIqS
confirm$	gXjIqS
confirme	aSiRjIqI
confirme$	aZiHqI
confl-	iHj]kK
confo-	aJiVtY
conge	eXqS
conge-	hS
conges	hV
conges$	hT
conmi-	mY
conmigo	mY
conna-	aHlS
connais	kUqG
connaitre	jS
conne-	i[jKrT
conoc-	bRkX
conoces	bYqVtJ
conse-	iQ
conseil	hTiVqS
consejero	gJmS
consejo	iSqW
consent	iY
consent$	iW
conservera	aIbY
consi-	eV
consider	dJeVkHpS
considered	eR
considered$	eUfJgKjJlWmI
consignes	jWnJ
conso-	i[
const-	cRiT
construction	oW
consu-	iQ
consultant	aTnI
consultant$	nItU
consultants	aXbHiSmStG
consultants$	aSmZtF
consultas	iV
consultas$	iX
consultation	qY
consultora	bTjIqT
consumer	bXiSmG
contabilidad	iTjS
contable	aV
contable$	aXbJiJjK
contact	aTpT
contact :	pT
contacto	jXpU
contador	cU
containers	iV
containers$	iV
conte-	iWqW
content	aVmVtK
contestar	iS
conti-	fStV
continental	fYtJ
contr-	e\\
contract	eWjItS
contract :	oT
contract$	jFtV
contractor	e[fJ
contractor$	eX
contracts	iUkT
contracts$	bUjIkY
contractuel	eWjF
contrat	bSeR
contrat$	bYcIiI
contrato	eT
contrato de	e\\fC
contrato por	eR
contrato$	eTqJ
contratos	iRjT
contratos$	jU
contre	jVqU
contre$	eKjW
contribution	gJhX
control	aRiR
control de	aTiUtH
control$	iHjSmR
controleur	aV
controller	mW
controller$	aVmUtJ
conve-	gV
convenio	gV
convenio de	gV
convenios	iW
convenios$	iV
convenir	fRoT
convenir$	fRoT
convention	gUhSiI
convenu	aR
conveyancing	aWfJiQ
convo-	aQbIrWtS
convocatoria	aQbIrWtS
coo	hJpJqFs\\t[
coo$	bGhHpIrJt\\
cook	a\\jWtK
cook$	aRjWkJ
cooke-	hRiS
cooki-	hUjJ
cooking	hUjJ
cool	j[kV
coop	b^hJ
coop$	bW
coope-	b]jV
cooperativa	bY
cooperative	aKb[iJ
coord-	a[iXmQ
coordinador	bV
coordinator	aRmR
coordinator$	aW
coordinatrice	aRcDiHmU
copie-	pTqK
copies	pT
copy	hGiWmX
copyw-	aXjR
copywriter	aXjR
cordi-	ta
cordialement	t\\
cordialement$	tX
core	fZjR
corin-	pUqU
corinne	pUqU
cork	cWnV
cork$	cZ
coro	aTbRpTqK
corp	bYjHqU
corpo-	nWrS
corporate	qSrS
corporativa	kUrW
corre-	gHiV
correct	cKfJgFhSiJlUpK
correo	pVqKtU
corri-	aKrT
corta	rHs[
corta-	rT
cortar	iR
cortar$	iQ
cortas	rU
cortas$	rR
corte	iWjU
corte-	iW
cortex-m	iW
corto	rT
corto-	hRiY
cortos	hRiY
corun-	cW
coruna	cW
cosa	iGjY
cost	bRiUlS
cost$	hViJoR
costa	bYp^
coste-	aSsStI
costu-	aVjV
cote	cXrStH
cotta-	hZiK
cottage	hZiK
couco-	tT
coucou	tT
coucou$	tT
could	dVqY
could be	cIdUfS
could you	tQ
could$	aHeU
could-	qT
couldn't	qT
coule-	rU
couleurs	rU
counc-	bR
council	bT
council$	bXgR
count-	bSqW
countries	bViIsS
countries$	bTiJ
country	cV
counts	iS
counts$	iR
county	bSnRqR
county$	bIhInUpJqU
coup	fUoJ
coupe-	cJiR
couper	cJiR
coupl-	jIs_
couple	sW
coupu-	fV
coupures	fV
cour	bUiR
coura-	jVqW
courant	jZ
courant$	jV
courr-	iV
cours	aKjTkUlR
cours-	hQjS
course	hTjQlQ
course$	hWqR
courses	iR
courses$	jS
court	i\\rV
court$	rV
court-	bZjI
cousi-	qQ
cousin	qQ
coute-	hWiGsX
couve-	bUiT
couverts	iV
couverts$	bW
couvr-	aT
couvreur	aT
covad-	jXkU
covadis	jXkU
cover	e[pS
cover letter	cIp\\qH
cover the	eIhUlV
cover$	aTcIe\\iJjIpH
covered	gR
covering	eUiRpR
covers	bRlJ
cp	fIgYjGpKrK
cpa	iTkDlX
cpc	hIjb
cpcs	jYoT
cpcs$	aJjWoU
cpd	gGh]
cpr	cTjVqI
cqc	b[jFqT
crain-	jYqI
craindre	jYqI
cranb-	cQdS
creat-	iQ
crech-	aKbXhTtI
creche	aKbXhTtI
creche$	bZhJtH
credi-	aU
credit	aViQtJ
credits	hS
cree	bV
crew	m\\nS
crew$	cFiJmYnHtS
crews	iU
cring-	rT
cringe	rT
cringe$	rU
crist-	aKcDiZkJ
cro	bYjHkSmI
crois-	iUqX
cross	jRlRqVtK
cross-	bJdV
cruce-	aGbUcWdH
cruces	aKcYdF
cruces$	cV
crunc-	bRfTsJ
crunch	bRfTsJ
cs	jW
cs$	iIj\\
csat	iWjH
cscs	hGjY
cse	hXpK
cta	aXjQ
cto	aTqZ
cto$	aVbDlHqVtK
cuadr-	fViUmV
cuadrante	bKcKf[
cuadrar	eIiW
cuadrillas	fR
cuadrillas$	fR
cuadros	iV
cual	fIgYqRtJ
cualq-	pV
cualquier	pV
cuand-	iSnR
cuando	iSnR
cuare-	bRsR
cuarenta	bTsS
cuarenta y	sU
cuatr-	mU
cuatro	mU
cuatro$	mRqS
cubie-	bWiS
cuent-	mQ
cuenta	hSkSmR
cuentas	aRjRmRtI
cuentas$	mV
cuente	iJjY
cuento	jKkTtS
cuento$	kV
cuerp-	rSsT
cuerpo	rSsT
cuest-	jTqW
cuidado	hS
cuidado$	qW
cuisi-	aXbQiKjQ
cuisine	bSiJjS
cuisine$	iHjU
cultu-	bTsU
culture	bSiKsW
culture$	bS
cummi-	cW
cummins	jT
cumpl-	hX
cumple	hX
curas	iZ
curre-	jRqS
current	jTqU
currently	iTrQ
curri-	pX
curriculum	pS
curso	hQjSlT
curso de	fIjX
curso-	gJhW
cursos	gJhW
cursos$	gJhX
custody	iSkX
customer	iQmT
customers	bR
customers$	bTsR
cut	aHrYtS
cutti-	iVqUtH
cutting	iVqUtH
cuxha-	nR
cuxhaven	nR
cuxhaven$	cUfHnRoJ
cv	pg
cv +	pT
cv a	pS
cv and	pV
cv to	pU
cv$	qVsS
cvs	p\`
cvs to	pT
cvs$	lKpY
cycle	hUiXjI
cymra-	kY
cymraeg	kY
d	iQ
d /	iS
d$	aSiU
d'abo-	iJrW
d'abord	iJrW
d'acc-	aU
d'adm-	iW
d'aff-	bSqU
d'affaires	bX
d'affaires$	bR
d'ail-	fKiIqWsXtJ
d'ailleurs	fKiIqWsXtJ
d'anc-	gR
d'anciennete	gR
d'anciennete$	eUhI
d'ang-	jV
d'ann-	fSlTqJ
d'annee	fSlTqJ
d'ast-	mT
d'astreinte	mT
d'ava-	fRtQ
d'avance	fRtQ
d'avance$	fS
d'avi-	bTtS
d'eco-	sT
d'ecole	sT
d'ecole$	sQ
d'emb-	aSbTqS
d'ent-	aRiVjS
d'equ-	mW
d'equipe	mW
d'eta-	aXjXlF
d'exp-	jStH
d'experience	jV
d'experience$	jU
d'ill-	iWrXsG
d'ing-	aWbGjHlY
d'int-	aShV
d'interim	aVqS
d'interim$	aSqR
d'ou	bTqY
d'un	bSeU
d'un an	eZhT
d'un groupe	bUcI
d'un$	aItW
d'une	bUhHlRpRtJ
da	q\\
da$	hWiHqZ
dabei	gRh[tH
dabei$	gU
dach	a\\iStH
dach$	a\\cHtI
dachd-	iS
dad	bUqS
dad$	qV
dado	bJtY
daf	mV
daf$	aSmX
dafur	jFn[
dahei-	dUhSiKnR
daheim	dUhSiKnR
daheim$	cFdTfSoJ
daher	q\\
dahin	aVpHqZrK
daily	fSiX
daily$	i\\jI
dairy	b]cK
dale	bUjJpUrG
dame	mRqJs[
damen	aKjHmV
damit	k[qJsJtU
damit$	fJk]qIsG
damos	bWdIfKgDh\\iDjDlJqKsJtF
damp	bTiZjIkI
danac-	fK
danach	fK
danis-	kTlS
danish	lTtR
danish$	rGtW
dank	aHfJmHpGrFt_
danke	jQsQt\`
danke$	jXsStS
dann	mTtU
danny	pS
danny$	pStQ
dans la	aJqR
dans le	cShJpG
dans les	nQ
dar	gSlHqYrG
darf	bTrS
dark	dIh[
darli-	tU
darum	b_iUqJ
darun-	fQiJmTrU
darunter	fQiJmTrU
das bitte	pJqStX
das hat	rS
das ist	iVjQtS
das kann	lSqR
das muss	q[
das nicht	rSsV
das team	oEqVsW
das$	hRiRjG
dashb-	bHi_jK
dass	qSrT
dass es	rY
dass wir	bXiCrW
dass$	bUjX
data	i\\
data analyst	cT
data engineer	aW
data$	aKi\\tE
date	jVtS
date :	fHpRtY
date$	j_
daten-	aUrTtI
dates	iU
datev	jVpKrS
dato	iXjJpJqU
dato$	aKiWjJpJqU
datos	hZ
dauer-	bSeVtG
daven-	aIcWjJqR
daventry	aIcWjJqR
daventry$	bQcWqJ
davon	fYiHjUqT
davon$	fUiIjU
dax	jYkG
dax$	jZkF
day	iQ
day 0	hTiXoH
day 00	hWiWoJ
day a	cQdReJhTiR
day in	hViW
day one	e[
day$	iUoS
dayli-	fVjV
daylight	fVjV
days	dZfU
days +	iIsU
days /	dY
days 0	fb
days 00	fSlK
days a	eVgKiJnV
days in	dZhR
days incl	hR
days leave	hW
days off	hS
days office	d]fH
days plus	hQ
days then	cDfSnV
days$	fUhV
dazu	hWmR
dazu$	hUjRmW
dbs	j_
dbs$	gIhRjV
dbt	jUkW
dbt$	jRkX
dc	aHc]kKtH
dc$	aEbFc]eJfKgIhIiJkGlKmKqKrJtF
de "	rT
de 0	mQ
de 00	bT
de 000	b[gKiR
de 2000	eUhVrR
de abril	fR
de agosto	eYfDoV
de alimentos	cR
de antes	fRqV
de cada	fVjFnTpS
de caisse	iTkR
de calidad	aSgU
de chez	q[sZ
de cinq	qX
de com	bUcJ
de commandes	aTbSjK
de conducir	jZ
de conges	fSgT
de control	aSmXtG
de cuatro	fRmUpWsI
de delitos	jQ
de direction	fHiTmS
de doce	bUmS
de dos	fS
de empresa	hX
de enero	oUqR
de espana	dQiR
de facturacion	bSqS
de febrero	pV
de fin	pW
de fonction	dIgJhY
de formation	k\\
de fuera	h^
de gestion	aRtS
de junio	hQ
de l'heure	gU
de las	dVjQpU
de ley	hZ
de ligne	aWiS
de lo	sU
de los	bS
de lunes	fS
de manana	fR
de marzo	pRqS
de mayo	oZpY
de media	pU
de mes	pV
de noche	jZkH
de nuit	aVfRjHnX
de obra	mS
de octubre	eRoS
de pensiones	gIhX
de poste	fQoS
de preference	s\\
de projet	aVeV
de prueba	dReV
de quatre	aHbR
de repos	bSfT
de salud	bQiS
de semana	fV
de septiembre	hU
de service	gRnR
de siete	mY
de sueldo	eTqK
de tecnico	aS
de teletravail	dW
de transporte	gS
de tres	b]cK
de un	iX
de una	aJiVjJqU
de vacaciones	hV
de verdad	jYtT
de vida	hS
de$	kR
deadl-	iVpW
deadline	oJpZ
deals	iT
dean	qXtR
dear	qSt\`
dear$	aJbIcJeKpKqWsFtH
deb	mZqSrJ
debaj-	mQ
debajo	mQ
debit-	a^cJ
debou-	jR
debout	jR
debut	eUo^pKrJ
debut-	jRlY
debutants	jRlY
dec	aHdKeIoXtJ
dec$	aHdKeHiKoW
decem-	jToT
december	oUqHtJ
decembre	jW
decembre$	jVkJ
decen-	jV
decent	iSjT
decent$	iXjStG
decente	hQjS
decente$	hQjS
decid-	p[
decide	bQrQ
decided	rRtR
decided$	qTrV
decim-	fUmIpU
decimos	fUmIpU
decir	iJjY
decis-	pRtS
decision	pRtS
deckh-	aRbTtI
deckhand	aRbTtI
deckhand$	aXbFcJtI
decla-	gThIiTjJtY
decor-	cU
decorah	cU
decorah$	cSfS
decou-	iSnQqY
decoupe	iV
decoupe$	iV
deer	cGiV
defau-	aJkU
defaut	aJkU
defen-	cU
defense	cX
defin-	iSoIqU
degre-	jTlT
degree	jQlV
degree in	eJiHjYlH
degree no	jJkS
degree$	lZ
degrees	bTjX
dehor-	qU
dehors	qU
dehors$	qS
dein	jVqI
deja	jUqV
deja el	rX
dejad-	qZ
dejado	qZ
dejar	bViY
dekan-	tS
dekanat	qQ
del 0	hQoU
del 00	gRhSoC
del campo	gU
del convenio	gS
del$	gX
delan-	iSqQ
delante	iSqQ
deleg-	gVmY
delegado	gY
delga-	sb
delit-	jQ
delitos	jQ
dem	qT
dem 0	bGhWoJqU
dem$	aUrTtJ
demai-	gKqT
demain	gKqT
deman-	lVqT
demand	aUq\\tG
demande	jQlTtR
demande$	jVkIl[
demar-	hJo[
demarrage	hJo[
demas	eKfYgJjIkKlKqK
demen-	aWbQgKhS
dementia	bX
demi	fUsR
demi$	fW
demis-	qY
demon-	iWjT
den	qT
den schlussel	iRjS
den$	hDjBl^
denia	cTeG
denia$	cTeG
denis-	qQtS
denise	qQtS
denise$	iKmRtQ
denkb-	eV
denkbar	eV
denkbar$	eV
denke-	qW
denken	qW
denta-	aS
dentaire	gJ
dental	jIkQ
dental$	aVeJ
denti-	bYcH
dentists	aKbVmKtJ
dentr-	iY
dentro	dR
dentro$	dRqT
depan-	aHi[
depar-	bRmR
depart	cUoUqS
depart$	cFiJoUqT
departamento	cJmYpKsKtT
departement	aJbXcRnRtI
department	aW
departs	rW
depen-	gRm_
dependencia	eYfJ
dependiente	aY
depending	gV
depending on	gR
depends	gVhHiIoS
depla-	hHiKna
deplacements	hIiKn\`
deplacements$	iJnX
deplo-	hKi\`nR
depos-	iX
depot	c[hRiJnT
depot$	cWhVkJlJnFqIsH
depre-	iHpXqV
dept	aBbStY
depui-	qS
depuis	qS
depuis 2000	bY
deput-	jQmS
deputy	jQmS
deputy$	aTiImS
der alte	oY
der herr	mSqW
der hochschule	aJjT
der letzte	qXsI
der$	fQiRqW
derni-	qT
dernier	qX
dernier$	gIhSnU
derniere	sT
derniere$	sW
derri-	jYqK
derriere	jYqK
des	bQiY
des$	bTqS
desar-	bQ
desay-	hX
desayuno	hUiR
desayunos	hT
desca-	iZjKsZ
descu-	h\\
descuento	h\\
desde 2000	aHb^
desde el	eX
desde la	pT
desea-	k[
deseable	k[
desha-	qR
deshalb	qR
desig-	aTmR
design	iRkSqR
design$	aIiZjGkKmJqK
designation	aYeT
designer	aWmV
designer$	mX
designs	jW
desir-	hIjIka
desirable	hIjIk]
desk	dUgIhTmU
desk$	dRiIjRmW
desks	bWiU
desks$	bWiT
desol-	qTrKtT
desor-	bTqV
despa-	bWrQ
despacho	bWrQ
despe-	gGhSqX
despi-	aBbViYqY
despu-	qR
despues	qR
despues de	pU
despues$	kS
desta-	nCrZ
desvi-	gJiX
detai-	qUtS
details	jKqStT
details$	aKiEqTtV
detal-	aDiJlJqVtW
deter-	eY
deuts-	jTlU
deutsch	jVlWrQ
deutsch und	kKlJrW
deutsch$	jSrV
deutschlandticket	hW
deutschlandticket$	hY
deux$	aSfRqU
deux--	fWkUrEtJ
deuxi-	bW
deuxieme	bW
dev	a[mU
dev$	mZqI
devel-	i[
development	bRiS
development$	aHb[iHtG
developpement	bJhIiYlK
devs	aKiVjGmX
dezem-	oV
dezember	oV
dfg	aDbXgHmJpI
dg	aTpSqR
dg$	aTpU
di	aKdRiXjCpCt[
di$	aJbHcGdSeHfGgIhHiEkHlHmHnHoIpHqIrGsHtW
di-sa	f\\
dia de	bYfVjHtI
dia$	fT
diabe-	iY
diabetes	iT
diabetes$	iT
diada	fRhS
diagn-	iT
diagnose	iZjItF
diagnosis	qR
diagnostico	jV
diagnostico$	jW
diari-	dSiT
diarias	gX
diario	aFbHcJdWiX
diario$	dTiQ
diarios	bYiG
diarios$	bYiG
diary	hDi[lR
diary$	bKcIfJi^jIkJlJmE
dias	dTfW
dias en	dXfIiJnX
dias y	fX
dias$	fV
dice	qRsS
dice que	hJq]sG
dich	mYqZ
dicho	qR
dicho que	qR
dicie-	jHkToY
diciembre	iRkV
diciembre$	iW
dicta-	aJrWtV
dictated	rY
dicte	aJqX
did	qRrJtU
didn'-	qQsQ
didn't	qQsQ
die 00	gWq[
die anzeige	qXtJ
die ausschreibung	aQbR
die frau	iRqYsJtI
die leute	dWiRpHrQ
die stelle	mXqG
die$	aCt\\
dieci-	iSmV
diem	hRtK
diens-	hUnW
dienst	bS
dienst$	iR
dienstag	qU
dienstags	dRiV
dienstags$	dS
dienstantritt	oU
diensten	jTsW
dienstort	c[
dienstplan	qS
dienstplan$	iX
dienstwagen	gThSnT
dienstwohnung	h^
diese	bWq]tA
diese-	sS
diesel	aR
diesel$	jT
dieses	rU
diesm-	jQsX
diesmal	jQsX
dieta	g[jKnT
dieti-	aUmT
diez	jUpS
diez$	iHpT
diff	gXjJ
diffu-	rV
digas	oJqV
digge-	kQ
digger	kQ
digital$	bQqX
digni-	rasJ
digo	qW
digs	nV
dijo	q[
dikta-	pKtW
diktat	pKtW
dikti-	bJt\\
dilo	gTs\\
diman-	fU
dimanche	fU
dimanche$	fTgT
diner-	gV
dinero	gV
dinero$	bWiS
ding	jRqKrX
ding$	jRrU
dinne-	bThW
dinner	hZ
dioce-	tT
dios	qX
dios$	qY
diplo-	jTlZ
diplom	jTkU
diploma	hVjT
diplome	lY
diplome$	lV
diplomes	lU
dir	mTtU
dir$	lUtR
dire	fX
dire$	fR
direc-	mZ
direccion	aYmQ
direccion$	jVqI
direct	eUhHpU
direct$	p\\
directamente	eU
directeur	mQ
directeur$	iTmG
direction	bVmS
direction de	aTbViJqH
director	rK
director$	aTpXrHtU
directora	mXqV
directora$	hImX
directory	iIjX
directory$	iHjT
directrice	eToJpU
directrice$	pV
direk-	aTeRqF
direkt	cReVhJlImU
direktor	pRqItW
dirige	bSiSmT
dis	gSsQ
disab-	mT
disci-	iUjTlJ
discl-	pT
disco-	cJeZfIgFhRjIsU
discount	hWiH
discovery	iR
discr-	jYqV
discrecion	jRpX
discreet	jUqU
discreet$	qW
discretion	jWqV
discretion$	jTqX
discu-	aHgTqWtX
discussed	bQtR
disen-	mY
disenador	aX
disenadora	mT
diseno	jSmV
diseno$	mUtJ
disgr-	iTqQ
disgrace	iTqQ
disgrace$	iTqQ
diskr-	jW
disku-	jWqGsStW
diskussion	bJfGjZkIsGtZ
dispa-	aWfR
dispatcher	aWfR
dispatcher$	fUmJ
dispo	gIjZmRtR
dispo-	hV
disponentin	pW
disponibilidad	hJpX
disposicion	hSpJt]
disposicion$	hW
dispu-	iZmIpIqU
disse-	jCkIl\`mI
dista-	aGcIdcjF
distr-	bWjS
distribution	aRkV
district	bRcX
district$	c[
dit	bIsUtW
dit$	aJcKeJfJgJhHiHlJmJnJoJsWtK
diver-	aR
divers	aR
divers$	aR
dix	jR
dix ans	jX
dkk	bHgUhFiY
dm	p\\qV
dm$	pQ
dni	p[
do a	fJiRjTmF
do it	jX
do not	pJqX
do the	iWsR
do this	tZ
do$	iTjQ
doce	bWiKmU
doce$	mVrI
docs	iQjTpQ
docs$	iTjUtI
docto-	lTqV
doctor	q[
doctor$	qU
doctorado	cKlX
docum-	bTiRjW
doe	iR
doe$	gS
does	pS
doesn't	qR
doesn't know	qS
doesn't$	qX
doesn-	jR
doesnt	jU
dog	bRmTnR
dogs	aHbYhVkIlFtI
doing	sS
doit	jWqHrZ
doive-	jV
doivent	jV
dokto-	aYtJ
doktor	qV
dokum-	iWjJ
dom	fRqT
domai-	bTjU
domaine	bTjU
domic-	nT
domicile	dUtK
domin-	fY
domingo	fU
domingos	fZ
don	aKcSsW
don't	lSq[
don't ask	gW
don't care	hJl\`qJ
don't have	jJlYqG
don't mention	rR
don't mind	jZ
don't need	jKl^
don't say	hKiKjWlGrR
don't use	rS
don't want	aGiWjIqS
don't write	hDjKq^
don't$	lRrV
donc	tW
donc un	cR
donc$	jKqGtc
donde	d\`tJ
done	kSlZpRsQ
done by	jBl_
done it	jJmVpJsX
done$	cIfHhHiEjXkEpS
donne-	dW
donnerstag	dXiI
donor	i]mFtG
donor-	iTjX
dont	qR
dont mind	eVlVqK
doodl-	j[lK
doodles	j[lK
door	aR
door$	hUmW
doppe-	bWrU
dormi-	iYqT
dors	qZ
dort	qW
dos anos	jTnW
dos dias	dUnR
dos semanas	qS
dos$	fSjU
dossi-	iRpY
dossier	pX
dossiers	iT
dossiers$	iToV
dot	jT
double	fTlU
double$	lRqU
doubled	bUmYqK
douce-	jVkJqR
douceur	jVkJqR
doute	iVqT
down	cViU
down$	cTfXiIpK
dr	mZpWtX
dr$	bRjYkKlG
draft	aGrUtZ
draft$	aIrW
draft-	i\\
drafting	iR
drafts	i[
drafts$	iT
drain-	cJi[jKoK
drama	hSqW
drama$	aKhTqX
dran	iX
dran$	qY
drauf	gTqTtR
drauf$	gUqV
draug-	bVjU
draughty	bVjU
drauß-	cSjSnU
draußen	cSjSnU
draußen$	jZnY
drawe-	qVrJ
drawer	qVrJ
drawer$	qVrI
drawi-	qR
drawing	iUqT
drawings	jR
dream-	bTkSrI
drei	hQ
drei jahre	bHeZhS
drei monate	bIeGhXoR
drei tage	hKnX
drei$	gSiQjKp[tJ
dreie-	aSfHgIqIrJtU
dreim-	jRqW
dreimal	jRqW
dreiu-	cGfHhZjHlJ
dreiz-	gRhTqJ
dreizehn	gS
dreizehntes	bIhViKkJrK
dreiß-	fRmS
dreißig	fRmS
drh	m[tT
drh$	mWtW
drin	jSmZqErW
drin$	hIm\\pH
dring-	tS
dringend	tS
drink-	qT
dritt-	dSmQ
dritte	sV
dritten	mY
drittmittel	bHeW
drive	hKl[
drive$	gTlT
drive-	aWjTmT
driver	aUjS
driver$	jVmT
driver's	jS
drivers	aXiRmU
drivers$	aTfHmSpI
drivi-	iKjWlRnQ
driving	iKjWlRnQ
driving licence	iIlV
drohn-	iY
droit	aXiCjQ
drop	aTpX
drops	bIgDiYjTpH
drube-	jGkUpJrStU
druber	gUiT
druber$	gV
druck-	g@jVq]r[
drug	iEjc
drunt-	mWrV
drunter	mWrV
drunter$	mWrV
dry	oWr]
dry$	bKcIiKnIoHpJr[tJ
ds	jT
du lundi	pK
du$	jTlFtS
dual--	h[iSjK
dubli-	cX
dublin	cX
ducha-	hTjZ
due	aRqT
duerm-	gXjVsH
duero	cU
duero$	cU
dulce	aJbXcIrHtF
dump	aKtV
dunde-	cZtJ
dundee	cZtJ
dundee$	cV
dunke-	bRcV
durch	fXgTiD
durch-	iSq^tI
durchziehen	iY
durchziehen$	iW
duree	eY
durfe-	qS
durfen	qS
durin-	gIlUpR
during	gIlUpR
dust	iJjUkVqT
dutch	iJla
dutch$	iHjIlUrY
dutie-	iS
duties	iS
duty	fShUiR
duty$	hV
dynam-	rX
dynamic	bIcK
dynamisches	gIrZ
e	gS
e 0	gZ
e 00	g\`jF
e de	aVcS
e v	bZgK
e$	cSjW
each	iVnW
each$	gShHiS
earli-	fSqR
earlies	fT
early	bSjR
early$	fEgUhIjT
ears	jX
ears$	jX
earth-	jV
ease	jSkXlF
easte-	oR
easter	hRoU
easter$	iQoUqV
eastern	cU
eastern$	bKcX
ebd	b_cJdH
eben	iStT
ebens-	lU
ebenso	lU
ebenso$	lW
ebitda$	gW
ecart-	iR
ecarts	iR
echel-	aRbRgV
echelon	aRbRgV
ecoch-	gRhU
ecocheques	gRhU
ecocheques$	cKgX
ecole	jRl\\
ecolo-	aSbZcK
econo-	jT
economico	rX
ecrit	gDq[
ecrit-	iTrZ
ed	iGjQqZ
edad	iGjJs_
edge	cHiKkTqV
edici-	lTqG
edicion	lTqG
edicion de	aSjW
edinb-	c]
edinburgh	cW
editi-	bVgDiJjTkX
edition	gBj]oK
edition$	gAj\\
edito-	bRiKjK
editorial	bU
educa-	aS
educacion	iWjX
educador	pR
education	jT
eeo	h?pIrTt\\
eg	bVgd
eg 0	gf
eg 00	fHgT
eg$	b]fDgGhFpFrK
egal	iIl^pJqT
egal$	gIhIiHl^pHqXrB
eh	gTqIsR
eh$	bIgQiJtS
ehpad	bW
ehren-	fHhSm[
ehrenamtliche	fFiVmX
ehrensache	hXiHjR
ehrensache$	hXiHjR
ehrli-	hS
ehrlich	bQcJhUtT
ehrlich$	bUcHhTiJtE
eigen-	hU
eigene	bV
eigenen	hRpQ
eigener	hZmV
eigenes	bQlW
eigentlich	cIhGoVpIqZ
eight	bSfR
eight$	fUhJjT
eight-	gRtT
eighteen	bSjItU
eighty	gU
eighty$	gU
eignu-	jUpU
eignung	jVpR
ein jahr	eWmJ
ein paar	aKbTcJiGtY
ein tag	bHdWfJiVjHlI
ein$	o[pStR
einar-	dYoS
einarbeitung	dUhJmQoT
einarbeitung$	dS
eine halbe	eUrT
eine$	aKjUt\\
einem	bYmT
einen	aVbS
einen$	bHcHfJiFlFoHqJtZ
einer$	jTqZ
eines	aGeYiU
einfa-	iX
einfach	cJiUpRqR
einfu-	jVpKrX
einge-	j[mRqK
eingefuhrt	iIjU
eingefuhrt$	hRiJjU
eingr-	qZrHtI
eingruppierung	q\\rHtH
einhe-	bGiWqGsU
einheitslohn	gT
einka-	aRhTmS
einkauf	hJiRmW
einkaufer	aXbRiKjJtI
einkaufer$	aS
einma-	iRjS
einmal	iRjS
eins	iVjT
eins davon	jY
eins$	hS
einsa-	bS
einsatz	aHfHgWpTsH
einsatzgebiet	cX
einsc-	jX
einst-	bVgSiEjW
einstieg	oV
einte-	iZ
einteilen	iZ
einteilen$	iX
eintr-	iUoS
eintritt	iUoS
einwe-	iZ
einweisung	iZ
einwo-	bZ
einwohnern	bZ
einze-	iZ
eis	fHi\\
eisen-	b[
eithe-	fWiJjR
either	fWiJjR
eje	aUtG
eje$	aX
ejerc-	aSpS
ejercicio	aTeJjIpS
el 0	pX
el 00	eUpQ
el ano	bTeToG
el anuncio	aJtU
el aviso	r\\
el cierre	fWiR
el cliente	rKsU
el curriculum	pS
el de	mW
el dia	nSpR
el equipo	pY
el lunes	fRoS
el martes	oUpRtR
el movil	jKrT
el nombre	qGr_
el primer	eShS
el puesto	bUmI
el que	fV
el socio	mY
el sueldo	rZ
el texto	iVrT
el$	rR
elabo-	pX
elder-	bRrR
elderly	bRrR
elec	bTcJjJkX
elect-	iQj\\
electrica	bViS
electrical	fGpW
electricidad	fIjX
electricidad$	fIjY
electricien	jU
electricos	aJiHjTkRmS
electronica	iQpW
electronica$	cJi[
elekt-	jVnW
elektriker	jV
elektriker$	jS
elektro	bTeK
elektronisch	bJpUqW
elektronisch$	bIpVqT
eleme-	aXcIjV
elementary	jY
eleva-	jV
elevadora	jW
elevadora$	jW
eleve-	mQ
eleven	mUqQ
eleves	aTbT
elf	bY
eligible	jT
eligible$	jT
ella	aQqW
elle	iZqT
elles	kFpYsX
ellos$	iRqS
else	nQtW
else$	iFmRoKqJt[
elter-	hRsQ
eltern	pJsU
elternzeit	eQhSsQ
elternzeit$	eWpG
elternzeitvertretung	eT
elternzeitvertretung bis	eV
em	bTeS
email	p[tT
email$	nJpV
email-	bS
emails	iQmKqT
embal-	iTjHlW
embar-	kUqRsT
embarazada	qW
embarrassing	iRqU
embarrassing$	iSqU
embau-	bTqR
embed-	aV
embedded	aV
embra-	cGjVkHtJ
emden	cYiH
emden$	cYiH
emerg-	i_
emergency	fTjR
emoji-	rW
emojis	rW
emojis$	rX
empez-	fToU
empie-	aKeViIoS
empieza	aKeViIoS
emple-	bQhT
empleados	bVhU
empleados$	bScHhWjJsK
empleo	eQjU
emplo-	eUhU
employed	eXhK
employed$	eWgH
employees	b[
employees$	bVpJ
employer	bUhVjJtT
employer$	bGeKhWjIqJrJtW
employment	eRhJpU
empow-	j[
empower	j[
empre-	bS
empresa	bS
empresa$	h[jS
empty	aHfVgTtU
empty$	dJfWgVpI
ems	aHc\\fH
ems$	aHc]dJfH
en 0	aGeXiJjDnR
en 2000	bXqR
en abril	oQqV
en agosto	hW
en casa	dXfT
en cours	aKjTkQlR
en cuatro	fVoFpYrJ
en dos	iEjUtS
en el	bJmQ
en ingles	jJkUrU
en juin	eJfWqW
en la	pU
en mano	gUpVtJ
en un	mTqS
en una	fGpRtK
en verano	cJf[hRiK
en vigor	jT
encad-	jUm[
encadre	mY
encadrement	iQjR
encadrer	mT
encadrer$	mT
encar-	aWiU
encargada	aRqJ
encargado	aT
encargado$	aU
encei-	qTsT
enceinte	qTsT
enceinte$	qXsJ
encim-	hSqQ
encima	hSqQ
encore$	qU
encou-	rV
encouraged	rV
end	oX
end of	eR
end$	iUoStG
end-t-	iTjRmJ
end-to-end	iTjRmJ
end-to-end$	iSjRmJ
ende	eTqStV
ende$	cIeRiIpDqIrKt\\
endor-	aJiVjSmIsK
endorsements	iY
endorsements$	iW
ends	bVsW
energ-	kVrU
energy	rT
energy$	bRiSrI
enero	cHo_qTrI
enero$	cHo]pGrH
enfan-	b[jQsV
enfant	gSiRsR
enfant$	gShKiVsE
enfants	jVsW
enfants$	bJiJjX
enfer-	mW
enfermeria	jU
enfermeria$	jS
enfin	dSgJ
enfor-	aS
enforcement	aS
eng	aRbUhEjSmR
eng$	bWiKmT
engag-	rW
engineer	aW
engineer for	bUcSdJtH
engineer$	a\\
engineering	jV
engineering$	aSjS
engineers	bVmY
engineers$	bQiGkKmX
engines	b[
engines$	b[
engla-	gT
england	gT
engli-	jV
englisch	jUlR
englisch$	iTjRtQ
english	jQrV
english and	pJrZ
english at	aHjZ
english for	cIjSrVtJ
english$	bUjX
enhan-	gRhVjQ
enhanced	gRhVjQ
enhanced dbs	hJjY
enoug-	jTsR
enough	jTsR
enough to	bSjT
enough$	iIjSqU
ensay-	i\\
ensei-	aW
enseigne	bU
ensen-	l]
ensena	lY
ensenamos	kRlXqJ
ensui-	bQdRrW
ensuite	bQdRrW
entera	fTqHsS
entero	hU
enterprise	jV
entge-	fHgW
entgeltgruppe	fHgV
entha-	fEiU
enthalten	fEiU
entid-	bU
entidad	bU
entie-	bIiWsU
entiende	tR
entiendes	sZ
entiendes$	sZ
entit-	aHb^cIjTmG
entra-	oQ
entrada	fToU
entre	nSqU
entre 0	f[
entre 00	fJgTs[
entre nous	qWrGsV
entre-	pRqR
entree	o[
entrees	iT
entretien	pU
entretien avec	pT
entretien$	aQ
entretiens	hWiKpY
entretiens$	pR
entrevistas	jQpU
entrevistas$	pTqT
entri-	fRiW
entries	fRiW
entry	i[
entry$	bJdJi]sK
entsc-	pR
entscheidung	bXpV
entwi-	iSrS
entwicklung	iU
entwu-	iQtR
entwurf	iQtR
entwurf$	rR
envia-	pU
envir-	iVnR
environ	fRiTnU
environ$	fUiHnV
environment	iS
environnement	rZ
envoi-	pXrI
envoy-	pS
envoyez	pU
epi	hY
epi$	bHcJhZjJ
eps	hbjJ
equal	jRmVqG
equip-	bRmS
equipe	hRmS
equipe de	m[
equipes	fWmT
equipment	gU
equipo de	bRmV
equipo$	pZ
equit-	gY
equity	gY
equity$	gV
equiv	jY
equiv-	jU
equivalent	jS
er	qU
er$	gVtV
era	gWqT
ere	aZiQ
ere$	aWiU
erfah-	jRkT
erfahren	aHjWnIoKqR
erfahrung	kV
erfahrung mit	k[
erfahrung$	aR
erfol-	g\\jVkI
erfor-	jIl\\
erforderlich	jIl\\
erforderlich$	jIl\\
erinn-	pKqY
erlau-	oQrV
erlaubt	oQrV
erlaubt$	oS
ernte-	bQoT
erp	iTjY
ersch-	i[pR
erst	eVq[
erste-	hR
ersten	mQ
ersten$	rStW
erstg-	pV
erstgesprache	pV
erwah-	qTrW
erwahnen	qTrW
erwahnen$	qU
erwar-	iHt[
erwun-	eQiKkXsU
erwunscht	eQiKkXsU
erwunscht$	eSiJk\\
erzie-	aX
es	qS
es la	cKgWpT
es lo	jVkRqCsU
es un	kR
es$	t[
esa	pJqZ
escal-	iXjXlJ
escalations	iV
escan-	cSiX
escandallos	jW
escol-	tS
escolar	eR
escolar$	eSiQ
escribe	gJqQrS
escribo	tT
escrito	fXjK
escuela	bT
escuelas	tT
ese	gSqW
esmal-	aGbT
eso	qWrT
eso no	jT
eso se	fZiJoJqT
eso$	iDj[
esos	jUrV
espal-	jT
espaldas	jU
espaldas$	jT
espana	dR
espana$	dUiS
espanol	rV
espanol$	jIrXsK
esper-	iX
espera	gS
espera$	eSgR
ess	bWtH
ess$	bWtH
essai	eSpX
essen	h\\iJjRtE
essen-	gHhYjRlR
essential	jTlT
essential$	hKlS
est	bUq\\
est en	iR
est$	aKbTeSiRjHtG
esta	mUq[tT
estab-	eTqV
estaba	qY
estac-	cZ
estacion	cZ
estad-	qW
estam-	cW
estamos	cW
estamos en	c[rS
estan	mTqQ
estan-	jU
estandar	jU
estar	jV
estar-	cJjKk[oQ
estaria	cGjHk]
estat-	hWiR
estate	hUiR
este	fFoZsU
esthe-	aU
estheticienne	aTtK
estheticienne$	aVtJ
estim-	aJtS
esto	qZtR
estre-	bXsS
estrellas	bY
estrellas$	bWmI
estud-	hTlT
estudio	bQiR
estudios	lVmT
estudios$	lXqJ
et	iS
et 0	aRfJgVnK
et 00	jSoJsS
et de	gSiS
et demi	fUsR
et deux	iKm^
et la	iSqJ
et le	iUqR
et les	gSiJmT
et on	bRhHqRsW
et pas	iIrRsS
et suivi	iT
et un	aEbWhXiJqJ
et une	mSnU
et$	fTh\\mS
etabl-	aHb]
etablissement	bY
etat	iZ
ete	iFqYtT
ethni-	lKrEs[
etiqu-	iZjJ
etoil-	aDb^iJ
etran-	sR
etranger	sR
etranger$	qS
etre	iIkTrR
ett	cHe[mJsJtB
etude	aCbZpT
etwa	iSjQ
etwa$	eJfV
etwas	aRqW
eu	iQjYlJ
eu$	gIhZiS
euch	pXrZ
euh	aJbStZ
euh$	tZ
eulal-	bRcJpJtW
eulalia	bRcJpJtW
eulalia$	cHpJtX
eur	bHi]tK
eur$	hU
euro	g]
euro$	gThQ
europ-	nR
europe	iSnT
europe$	iDnW
euros	gZ
euros$	gQhS
euske-	lWrStH
euskera	lWrStH
euskera$	rW
evang-	aEbUcYtK
evangelische	aDbXtH
eve	fWoUqQ
eve$	fYoU
even	bTjRsV
eveni-	fZ
evening	fUgVhI
evenings	fXjQ
evenings$	iS
event-	cQqX
events	jTmS
events$	iKjQmT
ever	sUtV
ever$	sW
every 0	bTfWsS
every day	dXiT
every other	f[hH
every second	hZ
every third	fVgJ
every week	eQgS
every$	fU
every-	lU
everybody	bTlWqJ
everyone	gVhJrW
everything	jVqS
everything$	bQiFjYqS
eves	fY
eves$	fY
evide-	j[
evidemment	jTrU
evidemment$	jTrV
evite	rY
evite-	bKs_
eviter	sU
evtl	hW
ew	aIb_iGtD
ex-co-	aFbFcBdHeHfHgChHi>j_kIlImHnIoHpIqTrHsItE
exam	aS
exam$	hRpT
exame-	hQjU
examen	hQjU
exami-	aYtD
exams	iJj^
excel	jf
excel$	j\\
excel-	iGjSkTpJsT
excellent	iIjVkU
excep-	nS
excha-	iRjSpJ
exchange	iRjSpJ
exchange$	bRcJeJiSjI
excit-	rR
exciting	rR
excla-	iKrX
exclamation	iKrX
exclamation marks	iKrX
exec	aSiJmTqS
exec$	aViImU
execu-	aT
executive	aW
executive$	aR
exemp-	aReV
exempt	aReV
exempt$	aT
exete-	cXdSiIjI
exeter	cXdSiIjI
exhib-	bU
exige	j_lU
exige$	j]lXqHsK
exige-	dRkJ
exigee	dRkJlS
exist-	bUiKtS
existe	eR
exp	fHjSl\`tI
exp$	eJiHjRkTlQ
expec-	fSiR
expect	fSiR
exped-	aTtC
expen-	i\\mH
exper-	kYlU
experience	kSlV
experience en	kQ
experience is	lS
experience of	jX
experience with	kXlI
experience$	iIjRtR
experiencia	jSkUlT
experiencia en	jTkW
experiencia$	fU
expla-	iU
explain	iU
explain a	aIjU
expli-	jJkTlV
explique	iW
explo-	bYgJiCp[
expor-	b[iS
export	aUjQ
expos-	iRkU
exposure	iRkU
exten-	eTfR
extended	aIfSiKtK
extension	eW
extension$	eVjK
exter-	mTpTqS
extra	bKfSgUkQ
extra$	fWgQ
extra-	hTjKpUsS
extras	hW
eye	jQqS
f	aUiT
f /	aReTfWhJ
f$	aX
fabri-	b_tI
face	iRsQ
face a	sQ
face$	fViU
faceb-	jGlRrY
facebook	jGlRrY
facha-	aVjRmQ
fachb-	bUkRtU
fachbereich	bVcJtV
fache-	qQ
fachk-	aT
fachkraft	aU
fachkraft fur	aU
fachkraftezulage	gW
fachl-	mW
fachlich	mW
fachw-	gJhY
facia-	iTsX
facil-	bSpRqJ
facility	bSpRqJ
facility$	cT
facto-	aJcViZ
factory	bKcY
factu-	gUiS
facturacion	bSqS
facturas	iW
facturas$	iX
facul-	hJiIjFl\\pB
fahre	hDlJn_
fahre-	nR
fahren	hQjInU
fahren$	hWiU
fahrer	aRjW
fahrr-	hWjIqHrK
fahrradleasing	hWjIqHrK
fahrradleasing$	hWjIqHrJsK
fahrz-	nS
fair	iZqR
faire	iVqQ
faire$	gWiYjF
fais	iSrYtR
fais$	rV
fait	qZ
fait$	jUpKqUrH
faite	hYkHlT
faite$	jTkIlTqR
faja	eHhY
fall	bKeIo[
falla-	aIcYgJoTsU
falle-	aGmRpCtX
fallen	mUsR
falli-	aFiZoKqRrHtI
falls	aKcY
falls$	aJbUcHiVjJtJ
falta	aRlRtV
falta un	cXtD
falta$	bGlRtX
falta-	jTrV
faltas	jTrV
famil-	bTsZ
familia	rT
familia$	cJpSrX
familial	bSeWjK
familiale	pIrSsU
familiar	bY
familiar$	bX
familiares	sV
familias	hTiQ
familias$	hTiQ
familie	hW
familie$	hY
familienbetrieb	bR
familienbetrieb$	bV
familienplanung	jBsZ
familienplanung$	iJsW
families$	iJjW
famille	bThRsR
famille$	hW
family	bSsQ
family$	bGh\\
fanuc	bHjUkW
fanuc$	bKjRkU
far	cUqX
far$	cUqX
farm	bTj\\
farm$	bShS
farme-	iT
farmers	iT
farms	aIbX
farms$	bT
farsi	a_
farsi$	aZ
fashi-	bTgQ
fashion	bTgQ
fasse	rWtS
fast	iQlV
fast$	aJiVjGtU
fast--	rS
fast-paced	rS
fatim-	gGmVqR
fatima	gGmVqR
faudr-	aTtQ
faudrait	aTtQ
faudrait$	aIt[
fault-	bJeJi^jG
faults	iUjI
faure	bTeZoIrK
faut	jY
faut pas	jQrZ
faut$	aGqHt\\
faute-	pKqRrW
fautes	pKqRrW
fautes$	qTrS
favor	lSrWsR
favor$	lX
favou-	gUkSsS
favour	gVkT
favour$	gWkT
fca	bTiJoV
fcr	iV
fda	iS
fe	bV
fe$	cZlW
featu-	i\\jK
feb	o\`
feb$	eKoZ
febre-	cIo]
febrero	oSpT
febrero$	iIoGpW
febru-	pV
februar	oTpR
februar$	oVpX
february	pS
february$	pT
feder-	aGlSmY
federal	jQkGlV
federation	aJbSgT
feed	bTiWjJkS
feeds	cIgYiGjI
feel	rU
fees	h[iS
fees paid	hV
fees$	hXiXkK
feet	dVqR
fehle-	qStT
fehler	qStT
fehler$	qStT
fehlt	aUiHqSsV
feier-	gShX
feierabend	gJhZ
fein	k]
fein$	k]
felt	jZsQ
femme	aSsT
femme$	aVqY
fenet-	tK
fenetres	tK
fenom-	iRkXtK
fenomenal	iRkXtK
fenst-	iUoS
fenster	hJiW
ferai-	kQ
ferait	kQ
ferie-	fRhW
ferien	fThX
ferien$	hV
ferme	fZhWoI
ferme-	iJjY
fermes	iIjY
fermes$	iIjY
fermi-	iS
fermin	iS
ferna-	qY
ferri-	cSiInR
ferries	cSiInR
ferro-	b[
ferronnier	aRbS
ferroviaire	aHbY
ferti-	aKbViEjV
fest	e_
fest$	e\\
festi-	gT
festival	iToRqK
festivos	gWiJ
fetes	cHgJhRiT
feu	fUiUjI
fevri-	oRpR
fevrier	oRpR
fevrier$	oRpR
few	iK
fh	iJj[mK
fi	jT
ficha-	gDhGiWqY
fichas	iY
fichas$	iY
fiche	aKlRtT
field	dSpKqR
fiest-	fS
fiesta	fU
fifte-	mY
fifteen	mY
fifty	gUjIkT
fifty$	gSjKkV
fifty-	g^
fight-	qS
fighting	qS
figma	j_tG
figma$	j[
figur-	fRqZ
figure	fVqS
fijo	e\\gU
fijo 00	eGgYhJ
fijo$	eYgW
fijos	aJcJe[fEgYhHiKsI
file	i_qR
file$	pSqQ
files	iVpT
files$	pS
filia-	bScS
filiale	cW
filialen	bXfJiUtI
filialen$	bZtG
filin-	bJiXjR
filing	bJiUjU
filip-	s[
filipina	s[
fill	eJfTqS
fill$	bKfT
fille	iIs[
fille$	iJlJqIsY
fille-	pSsR
filled	pV
filled$	iKpW
filles	bSiKsY
fils	bUsV
filtr-	pXqK
filtro	iU
fimo	gIj\\
fin	fQoT
fin de	fS
final	lGnIpIqQrTtX
final-	pWrK
finales	oS
finales$	iRoR
finally	tU
finan-	hRiS
finance	gTqYtI
finance$	aJiUmSqG
financial	aDi\\
financiera	aW
financiera$	aW
find	aJpRqU
finde-	qRsY
findet	qRsY
finds	aFtV
fine	l[
fine if	lX
fine$	dRjQlWtS
fines	oT
fines de	oT
finge-	jX
finis-	gS
finish	fR
finish$	fWiUjI
finished	jT
finni-	cWjJkU
finte-	bRkS
fintech	bRkS
fire	jTmKtR
firew-	cFjZkF
firm	bf
firm$	bU
firma	hVqQ
firma$	hZpVqHrJ
firma-	bW
firme-	cZhVjKpJ
firmenwagen	bShT
first 0	eQhSiG
first aid	j\\
first and	aSeY
first$	iXsU
fisch-	bUcUgIhJoJ
fish	a[bRhJtI
fishe-	jTlS
fished	jTlS
fisio	fJhYmX
fisio$	aRcJhWtI
fit	j]sQ
fit$	jW
fitne-	bTgGhTjS
fitness	aKbVhGjV
fitos-	i[jT
fitte-	aRlU
fitter	aVfQ
fitter$	aZ
five	fVgH
five and	hS
five days	dVfW
five no	f[gI
five weeks	fJhX
five years	iFj^
five$	bRdKeWhV
five--	bWjR
five-figure	jV
fix	gZiWtG
fix$	fTgXiJ
fixe	gYtS
fixe$	aJgVtT
fixed	dVe^fEiK
fixed term	e\\jG
fixed$	dUeYgSiFjH
flach-	aWbJgVtG
flat	gQhX
flat$	g]iJ
fleec-	fJjU
fleece	fJjU
fleet	bXtR
fleet$	bY
fleis-	iFtY
fleur-	iItV
flex	fZiTjI
flexi	fY
flexi$	fX
flexi-	dWfT
flexibel	fQiIoV
flexibel$	fThJiIoQ
flexible	dReRhT
flexible$	dWiJlJ
flexitime	fU
flexitime$	fQhT
flick	pSqX
fligh-	h^
flight	hW
flights	hYiK
flo	mTpU
flo$	mUpS
float	jVtQ
float$	jUtJ
flood-	bTjW
floor	bGcUiT
floor$	jW
floor-	aXtF
floors	bTiT
floors$	iU
flori-	jQrS
florist	jT
flott-	bWdZfE
flotte	bZ
flu	cHiCj^tK
fluch-	iWrJsY
fluen-	j[
fluent	jY
fluent$	jW
fluid-	jVmR
fluides	mX
flush-	iV
fly	bJcZpUqK
fm	aWjQtH
fm$	aTjUtJ
fobi--	fHgDh]
fois$	eSmHqR
folge-	fXtT
folgende	tU
folk	fVpT
folke-	cXdI
folkestone	cXdI
folkestone$	cXdI
folks	iWlS
follo-	fU
following	iItT
fonct-	gKhV
fonction	gKhW
fonction$	hV
fonde	bR
fonde-	aIbZtH
fondee	bS
fondo	bIhZ
fonds	aRbRfJpS
font	hJjWr]
fonta-	aU
fontaneria	aU
fontaneria$	aT
food	bVjV
foot	iXjI
footb-	aSbUiHoK
football	aSbUiHoK
for 0	gSiUoV
for 00	bZpT
for a	iT
for one	kV
for our	aGc[hJiWtF
for someone	cHdSgQqV
for this	d[jQpFsWtI
for three	aHeYhUiJ
for two	l]tU
for us	bS
for you	gGh^pSqR
for$	tf
forde-	bSfSjFkS
fordermittel	eTfUiT
forec-	iWrJ
forecast	iWrJ
forei-	pIsX
forem-	aTiU
foremen	iV
foremen$	iS
fores-	aSbScR
forest	aJbVcS
forfa-	e[gKhQ
forfait	e[gKhQ
forge	hTiJkXqK
forge$	hVkT
forgi-	qTtU
forgive	qTtU
form	eRpT
form$	eIjVtS
forma	bEiWjT
formacion	aKhWjRoR
formal	rT
format	rU
format$	pR
formation	kSlT
formation$	iY
forme	qVsW
forme$	jRlKq[
forme-	jJnU
former	kUqS
forml-	rS
formlos	pS
formlos$	iJpW
forms	pc
formu-	pX
formular	iSpRtS
formulario	jJp[
formulieren	iFpHr[
forsc-	aUeS
fort	bIcZhEiJjW
fortb-	gKhXiK
fortbildung	gKhXiK
fortn-	cHfTpR
fortnight	cGfTpR
fortnight$	fUpS
forty	bXfViQ
forty$	bIiTmV
forty-	b[gY
forty-five	gViR
forwa-	qR
forward	iTqWtF
foto	r_sT
foto vom	qXr[
foto$	iTmHpRrFsV
fotos	rT
found	dTpR
found-	bUkS
foundation	bVgJjJk[lG
foundations	aSiS
founded	bX
founder	sW
founder$	sW
four	pR
four days	dYfXgJqI
four in	bHm\\
four years	hUjR
four$	fZiR
four--	iJjX
fourn-	h[iR
fournie	gJhZ
fournie$	hX
fournis	hZ
fournis$	hX
fournisseurs	aTiU
fournisseurs$	aX
fourt-	fUjX
fourteen	bRfV
fp	iIjUmY
fr	fVjS
fr$	cHjZkI
frag	q]tA
frage-	iKpW
fragen	iKpW
fragt	gTq]
fragt ob	q]
fragt$	aKbGcFeJfJgSiIpJqVrKsJtG
frais	bRiZ
frais$	bVcJgS
frame-	bWkS
framework	bWkS
franc-	jS
francais	iK
francais et	jR
francais$	pRrS
francaise	s_
france	aRrS
france$	mU
frances	j\`
frances$	jQ
franco	fV
frank	oJpSqW
frank$	oJpSqV
frank-	jFkU
frankfurt	cSnS
franz	p]
franz-	kSrT
franzosisch	kSrT
frapp-	iU
frappe	iU
frase-	aQcRrTtK
frases	rV
frau	aJmXpQqStT
frau$	aGsW
fraue-	rWsS
frauen	rQsT
free	hc
free$	hWsT
freel-	eXqQ
freelance	aKe[qS
freelance$	aKeY
freelancers	lIqKtW
freelancers$	lIqKtW
freez-	gHqZsS
frei	f]h\\qR
frei$	h^
freib-	aXcUiKtG
freie	qV
freie-	hW
freien	hX
freier	fR
freif-	hSiUtJ
freig-	hUqW
freigegeben	gIqX
freigestellt	qV
freigestellt$	qT
freit-	fT
freitag	fT
freitag$	fT
freitags	iQpQ
freitags$	iU
freiz-	fQhY
fremd-	eTmT
fremdfirma	eWmU
frenc-	jUkS
french	jUkS
frent-	fQm\\
frente	fShJiGjJm]qI
fresh	kFlX
freun-	jRlQrJt\`
freundlich	jWlT
freundlich$	lWqHtK
freut	jCk\\lKpRqF
fri	fZoQ
fri$	cJiKoX
fria	iXjT
frida-	fRpQ
friday 0	pR
friday$	jUlQ
fridays	fT
fridays$	bQdSfS
fridg-	hUiVjK
fridge	hUiVjK
fridge$	hQ
frien-	aJtS
friendly	jS
friendly$	jV
frigh-	qT
frightened	iKjRqR
frigo	aRhU
frigo$	aThUtI
frigo-	b\\cH
fring-	aKgU
fringe	aKgU
frio	jV
frio$	eRjW
frisc-	lT
frisch	lT
frisch$	jYlR
frise-	qT
frist	fHiJpbqTtE
froid	j[
froid$	gRjV
from 0	fRoW
from 00	hFiSoS
from :	tX
from day	eX
from home	da
from may	fHh]oF
from my	bGhTtY
from the	aGjJpU
from$	cHfKhItU
froma-	aWcIhWiJkKlT
front	aT
front desk	aJhSkVtV
front of	hHiWjU
front-	bHcUjIpR
froze-	qS
frozen	qS
frs	h[
fruh	fSjToR
fruh$	fUgKjJoV
fruhd-	b^
fruhdienst	b^
fruhj-	aRoXpJqJrH
fruhs-	aTfIhVjJ
fruhstuck	hXjJ
fruit	bVfGhWiI
fruta	cHhVi\\jKtI
fruta$	cJgVhWiD
fs	jW
fs b	jS
fse	iTqS
ft	e\\fDgRhGjJkHsU
ft$	cHe\\fEgUhJiHjHsItI
ftc	ea
ftc$	eZhU
fte	aQeVgU
fte$	aTeVgR
fue	aJq\\tH
fuel	hW
fuera de	gSpT
fuera$	bUfR
fuert-	fWsRtS
fuerte	sUtX
fuerte$	sU
fuhre-	nR
fuhren	iTpR
fuhren$	iUmS
fuhrerschein	jXnW
fuhrerschein$	iJjZ
fuhrt	bHm^
fuhrt$	aVbEiU
fuhru-	iWj\\
fuhrungserfahrung	jU
fuhrungszeugnis	jY
fuir	jT
fuir$	jT
fulda	bQcR
fulda$	cS
fulfi-	aUbTjK
fulfillment	aUbTjK
full	jQ
full remote	dX
full time	eZfViEjKmV
full$	eTfTgJhS
full--	eWiJsX
full-time	eXiI
full-time$	eV
fully	aRcJhU
funci-	eUiU
fund	gHl[
fund$	aSgEhX
funda-	b\\
fundacion	aGb]cJ
fundador	mRpS
fundador$	bScJmS
funde-	eUhTiQrU
funded	aJeXhVjJ
funders	iZ
fundi-	eUqQ
funding	eUqQ
fundr-	a[iG
fundraising	aYiGkQ
fundraising$	aX
funds-	iX
fundsachen	iX
fundsachen$	iW
funer-	bYcHiH
funf	jS
funf$	bJiUqT
funft-	iR
funfu-	gVjK
funfundzwanzig	fWjK
funfz-	qX
funfzehnten	pR
funny	qRrZ
funny$	qS
fur 00	gSiQ
fur das	tR
fur den	aSjStR
fur die	aWhS
fur ein	hTjT
fur einen	aIq]
fur unser	aFbUcT
fur unsere	fQ
fur$	aKcJnRtZ
furgo	h^
furgo-	dJh]qI
furgoneta	dJh]qI
furni-	bZhK
furniture	bZhK
furs	aWsV
fusio-	dVoIqRtH
g	gRjUtW
g$	aFcJgQjUpItZ
g'sag-	qU
g'sagt	qU
ga	cThRkV
ga 0	hTjW
ga$	cYhRjI
gabi	mVqR
gaeil-	kS
gaeilge	kS
gaelt-	lS
gaeltacht	lS
galet-	bSiS
galettes	bRiU
galle-	rV
gallego	rW
gallego$	rW
game	jVpS
gamep-	aR
gameplay	aR
games	bYhR
games$	bUhT
ganad-	aSsY
ganas	jVlY
gang	bUiH
gang$	bWcIfGiHjKkKlKoKpTqJ
ganze	bUrU
gap	kKsW
gar	hJqU
garag-	aSbQmS
garage	aSbQmS
garage$	aUbGmUrJtJ
garaj-	hR
garaje	hR
garan-	fX
garantia	gV
garda	iHjGnVoV
garde	f[hV
garde le	fFhWmKrT
garde$	fUhT
garde-	gQqR
garden	bYoKqR
gardener	aV
gardener$	aZ
garder	q[
gardes	fUgQ
gardes$	rR
gars	aIbUgIpJqZrJsZ
gars$	aHbYcIdJeKfHiKjKkIlKmKnKoKpHqFsStJ
garte-	aRbWtG
gartn-	aSbRjX
gartner	aQjQmU
gary	bJfGpXqQ
gas	jSlTtG
gas$	aFbWiFlVnX
gaste	bQkTsS
gasth-	bVcFfKkKtJ
gastr-	bTjSlR
gastro	jUlR
gastro$	jTlQ
gastropub	bX
gastropub$	bS
gate	jIp\\
gatos	bXiQjRmGpK
gatos$	bZiVmFpI
gave	q_
gc	aU
gcse	iIjX
gebar-	hHiFjDk\`
gebau-	iTjT
gebaut	iRjTqJ
gebra-	aCcStV
gebraucht	aCcStV
gebraucht$	aJcGtX
gebur-	b^fJhR
geburten	bU
geburten$	iU
gedac-	gR
gedacht	gR
gedacht$	pJqQ
gedul-	jV
geduld	jV
geduld$	jV
geehr-	tV
geehrte	tQ
geehrter	aJtU
gefah-	qX
gefor-	fKk[tK
gefordert	fKk[tK
gegru-	bYqG
gegrundet	bYqG
gegrundet$	bWqH
gehal-	gZ
gehalt	gTqU
gehalt$	cHg\\iIqH
gehalter	fKgT
gehalter$	fJgT
gehor-	fSnR
gehoren	fXnV
gehort	bUcKhR
geht	lQtU
geht auch	iIjRkIlToWpH
geht in	fJjKlZqW
geht$	bFfTtU
geht'-	fSoV
geht's	fSoV
gekau-	bV
gekauft	bV
gekauft$	bW
gel	aIcRiY
gel$	aHbJcUjItI
geld	gQqU
geld$	fRqS
geler-	iKlX
gelernt$	eRrQ
gemei-	b\\pV
gemeinde	bRiKpV
gemeinde$	bQpS
gemeinden	iV
gemeinderat	mJqX
gemeinsam	bIiTpUqK
gemes-	iZ
gemessen	iZ
gemus-	aRhVtJ
gemuse	hYiRtJ
gen	sX
genau	cHiIjTtT
genau$	cEiHkJtV
genau-	iJqXtT
gende-	rY
gener-	bW
general	aR
general$	aQbHiY
generation	bS
generation$	aJbWsR
generationen	aIb]
genom-	tT
genommen	tT
genre	pIsY
gens	iTsT
gente$	qQ
genti-	dJh[
gentl-	r[sT
gents	aHiUtT
gents$	iR
genug-	lR
genugt	lR
genugt :	pS
genugt$	jJlWrU
geogr-	jY
geography	jVkJ
gerad-	iSsS
gerade	iSsS
geran-	aViUtH
gerante	aViUtH
gerat-	iT
gerec-	fUgS
gerechnet	fUgS
gerechnet$	fV
geren-	mRqX
gerencia	qW
gerente	mQqR
geria-	aV
geriatrie	aV
germa-	iRkS
german	kV
german b	kQ
germany	bRdU
germany$	cKdU
gern	k]
gern eine	qEs\`
gern$	eUiHjHkasK
gerne	aWbHhKiDjIkW
geroc-	aUbGmX
gerus-	iSqS
gesag-	qVsR
gesagt	qVsR
gesagt$	dJsS
gesam-	aIcWfT
gesamtschule	aHbRcWiJoKtI
gesan-	bRjU
gesch-	aQjR
geschaftsfuhrung	a[jHkI
geschaftsfuhrung$	a[jHkI
geschlechter	bU
geschlechter$	bU
geseh-	kU
gesehen	kU
gesel-	gSjRmW
geselle	gVmU
geselle$	aJcKgVhJiKmRsK
geset-	sY
gesetz	iQ
gesetzt	eKfSqT
gesetzt$	fQqS
gespr-	pY
gesprach	pTqS
gesprach$	qX
gesprache	p[
gesta-	bTjY
geste-	oWqR
gestern	hKiJoWqS
gestern$	cJhIiIoXpK
gesti-	aW
gestion	gKiS
gestion$	aFbRgFtW
gestionando	jX
gestionando$	jV
gestionnaire	aUjS
gesto-	bW
gestor	aW
gestoria	aJbZeJiR
gestoria$	aIbKiW
gesuc-	tT
gesucht	tT
gesucht wird	aRiR
gesucht$	aUcKtQ
gesun-	bSgJhYsX
get a	hYiHmSpR
get it	aVjQ
get the	bR
get$	jTrR
getei-	gU
getre-	iHlUrY
gets	bWgSjJqS
getti-	iRnW
getting	iRnW
gewas-	bUcHfEgJhZjHkHrJsG
gewer-	cUfHiJjBkHlHnHoIrJsY
gewun-	aJfWgEhKpJ
gewunscht	aJfWgEhKpJ
gezah-	qU
gezahlt	qU
gf	aUjJq^tR
gf$	aYqG
gibt	bTkWq_
gibt'-	bUkR
gibt's	bUkR
gibts	h\\iGnVqI
gieße-	cT
gießen	cT
gießen$	cStS
gift	i[
gines	pVqS
gines$	pX
girl	iHs\\
girl$	qSsR
girls	iWqVsX
girls$	qW
gis	jJkZ
git	jXkS
git$	jUkV
githu-	pT
github	pT
github$	hKpUsJ
gitla-	jT
gitlab	jT
gitlab$	jT
give	gJhWtT
give$	jItU
given	hGlasS
givin-	iUkS
giving	iUkS
glass-	iU
glasshouses	iU
glasshouses$	iQ
glatt-	bItV
glatten	bItV
glaub	hZ
glaub-	qWrR
glaubt	qVrR
glaubt$	qXrI
gleich	bTgTjSqKsT
gleich$	bUcGgUqI
gleicher	pV
gleit-	cHf^gR
gleitzeit	fZjJ
gleitzeit$	fViKjJ
glock-	cSiU
gm	mU
gmbh	b]cJiK
gmp	aGj[mHtG
gmp$	aGj[mHtG
go	qZ
go in	aHeIiHjWoEqT
go on	qUtY
go to	pJqWsS
go$	aVqTsUtE
gober-	mXrK
gobernanta	mXrK
goc	j\\
god	qXrS
goes	qV
goes to	gUiQoK
goes$	qGrTtW
going	bWqV
going to	fKgUqT
going$	qTtU
gold	k_
golf	bHt]
goma	cSja
gone	pJqTr[
good	bW
good$	gUjUpIrS
googl-	iT
google	iT
gossi-	hYiJpIqQ
got	qX
got$	bHcIgXqItI
gotta	aJbKdIfVgHjZoFpIqK
gover-	aR
governors	iJ
gp	gHhQiX
gp$	gHhTiX
gr	aWcTjKoGtI
graci-	iGpGta
gracias	bTiJtZ
grad	jQtQ
grad$	bSjYpJ
grade	aTgXqStH
grade 0	aUjTrJ
grade 00	jW
grade$	cHgZ
grade-	bUfI
grades	fGiT
grado	j\\kS
grado en	jSkX
grads	lWsR
gradu-	aQjY
graduate	aS
grafi-	aTqW
grain-	aHmUrV
grainne	aHmUrV
grand	qY
grand-	bTrR
grande	cRrT
grande$	fJrV
grant	gT
grant$	aJbVeJgWhFiJkKtJ
grant-	aRgR
grants	aUqI
grass	bSiV
grati-	h^
gratis	hVsR
gratis$	hV
gratu-	haiKqI
grave	fFgWjJlUqJ
grave-	fUgQ
graves	fX
graz	c[
graz$	cV
great	cIkUrW
great$	cFdUkR
green	hUlUtR
green-	cSjJmQtQ
greenhouse	iTjJtW
greenkeeper	mW
greenkeeper$	aWcJmJ
greet-	iKt[
greetings	iKt[
grenz-	iRqZsJ
greta	qetC
greta$	qX
greve	j\\
griev-	iRqU
grievances	iRqU
grievances$	iR
griff-	bIcVfItK
grill-	g]
grille	g]
gritt-	fQiWtJ
gritting	fQiWtJ
groom-	aR
groomer	aR
groomer$	aWtJ
gros	fSpK
gross	gViR
gross$	g\\
groun-	a]bEcT
ground	aRiT
group	b[
group$	bTcKiRmWpHrJ
group-	bSgT
groupe	bSgT
groupe de	bWeH
groupe$	bQgDrT
grow	bYlRqR
growe-	iX
growers	iX
growi-	bSqX
growing	bSqX
grows	aHbXiV
growt-	mVtU
große	cSr[sFtI
große-	bRhRjT
großes	bRhRjT
großr-	nX
großt-	fSiRkR
gruez-	fQtT
gruezi	fQtT
grund	aQq\\
grund$	rV
grund-	bQiVjR
grundschule	aKjS
grundschule$	jS
grupo	gVmRrS
grupo de	bQgJiTkHmVtI
grupo$	rX
grupp-	aVcJfR
gruppe	aJgV
gruppen	bV
gruppen$	jS
gruß	t^
gruß$	tT
gruße	pIt\`
gruße$	tT
guada-	bQ
guadalajara	bQ
guara-	dQ
guaranteed	dSeSgR
guaranteed$	dXfR
guard-	fUqQ
guarderia	hX
guardia	fW
guardias	fUiQ
guardias$	iS
guess	aShUlHtT
guess$	hTkVlH
guide	aZtJ
guide-	bRcR
guides	bScSoJ
guides$	bUoK
guild-	jW
guilds	jX
guill-	aIbX
guino	pKsZ
guino$	pKsZ
gulf	cXtR
gulti-	jX
gultig	jR
gultig$	jX
guste	iRjV
gut	jGkStT
gut$	bIoTtY
gutac-	iQjJpX
gute	aTbRsT
gutem	jY
guten	tV
guten tag	tS
gutes	j\\
guy	a^rJsHtJ
gwo	jTqRsR
gwo$	jUqS
gym	b[hZ
gym$	bVcJhW
h	fW
h +	gJhW
h /	aSeT
h 0	hUjTkU
h 00	fU
h :	fT
h avec	eJ
h$	fU
ha	bYtQ
ha ido	qS
ha$	bYtR
haas	bViH
haas$	bT
hab	hSiJtZ
hab ich	hW
habe	fHsW
haben	jTqV
haben wir	kRqQ
haben$	gIjRqS
haber	k^
haber trabajado	lV
habil-	hSjTkQ
habilitacion	iHkX
habit-	bYhR
habitacion	gShZ
habitaciones	bX
habitaciones$	iS
habitants	bZgD
habitants$	bWgF
habla	kTqYrK
habla-	tQ
hablado	jKkRqR
hablamos	pQqHtY
hablan	qS
hablar	iQjKkU
hablar con	iSpR
haccp	iVjV
haccp$	bJjY
hace	lStU
hace falta	lStW
hace$	lRqR
hacen	sT
hacer	iVjU
hacie-	qS
haciendo	qS
had	q^
had a	q[sJtR
hafen	aKc\\
haga	iRjT
haha	iSsR
haha$	iTqU
hair	j]
halb	fX
halbe	gSjJkU
halbe seite	rU
halbe-	gSpV
half	fSgRpR
half a	gUhWiK
half of	bTrItR
half term	iInIoSpUqU
half$	dRgV
half--	mQpS
halft-	dUhS
halfte	dUhS
halif-	bQcS
halifax	bQcS
hall	cRfJiRpRtS
hall$	cVfEpT
halle	bRcRqQ
halle-	aQbTcJeR
hallo	t\\
hallo$	aGtX
halls	bRjW
halt	aScStX
halt$	aXdRfInK
halte-	iWqQ
halten	iWqQ
halten$	iZ
halts-	jX
haltst	jX
hambu-	cU
hamburg	cU
hamburg$	cKdV
han	qV
hand	iWjR
hand tools	hS
hand$	bXpU
hand--	aJfIiW
handb-	cGjHkIl\\
hande-	gSiVqT
handel	bHgY
handi-	jRrU
handicap	jRrU
handicap$	jVrR
handle	iRjS
handled	hTiRqJ
handler	aQbSdItE
handlers	aWfK
handling	iQjRkT
hando-	oV
handover	oV
hands	aWcHlS
hands$	bZjV
handw-	iTkW
handwerk	bUkJlR
handy	hSjVkW
handy$	jSkZlH
hanna-	qY
hanno-	iV
hannover	iV
happe-	gKiS
happen	gJiT
happen$	iS
happi-	bYqIsR
happy	iVkV
hara	aHcJi\`jHtE
hardw-	aIgJhWiV
haria	aEiYkJtT
harne-	hSjR
harness	hSjR
haro	aJcZdIiH
haro$	aJcZdIiH
harro-	bGcYgIhUiJjJ
harve-	bW
harvest	bW
has	jVqT
has been	bJkSqUtS
has to	eRjZsS
has$	bIqU
hasht-	rX
hashtags	rX
hashtags$	qJrY
hasn'-	qW
hasn't	qW
hast	aKfSgHhEiJkZqU
hasta	eR
hasta 00	gFhDq^
hasta el	eQpY
hasta la	fWhR
hasta las	fb
hasta que	aQeR
hasta$	eRfR
hat	qd
hat 00	b]qEtR
hat den	aKjGkHmZ
hat mein	bS
hat sich	qXsG
hat$	aKiTqT
hates	iRpIrX
hatt	jHsY
hatte	kUq]
hatte$	qU
haupt-	aSbJcTkTtK
hauptsache	hJlToUqJ
haus	b^h[
haus$	hQqT
hausb-	hKiYnU
hausbesuche	hKiYnU
hause	cJdThTiKnX
hause$	aJbWdYfI
hause-	bSiW
hauser	bRiX
hauser$	cJiV
haush-	aViR
haushalt	aX
hausm-	aSsT
hausmeister	aSsT
haust-	h_oH
haute-	iW
hauteur	bHiX
have a	rQ
have an	aSjJqT
have been	bTjS
have it	jHk\\lR
have to	jWlR
have$	iIkSpQsTtS
haven't	rR
haven-	rR
havin-	sS
having	sS
hawic-	cR
hawick	cR
hay	hW
hay que	dUhW
hay$	jWkT
hay-o-	cS
hay-on-wye	cS
hay-on-wye$	cS
haya	kRqRsT
hazlo	r\\
hbo	j\\lK
hcpc	j]
he	iRqZsR
he dicho	qQ
he'd	qSsX
he'll	oUqV
he's	qctI
head	aVmSqR
head of	aVmQ
head$	jVkKqUsJ
head'-	tQ
head's	tQ
headc-	qX
headcount	qS
headh-	oVrTtQ
headl-	rY
headline	rY
heads	bV
heads-	iUjGsZ
healt-	hRkS
health	hT
health and	iU
health plan	bY
health$	gT
hear	pHq\`sV
heard	qY
heari-	iQjGqZ
heart	cKkXoIqT
heat	bJiXmJrW
heavy	b[
hebam-	aXjStB
hebde-	cUqJtJ
hebden	cUqJtJ
hecho	eXkRsR
hecta-	aKbV
hectareas	aKbV
heide-	jU
heidenhain	jU
heidenhain$	aTcJjS
heigh-	cYiKjS
height	gUsS
heights	cZiIjU
heights$	aIc\\fJiE
heili-	cJhTmJ
heim	h_iK
heima-	bUdTqS
hein	rTsY
hein$	aTrV
heizu-	iU
heizung	iS
heizung$	iS
heißt	hViBnW
held	iIj^mF
helen-	mS
helene	mS
helfe-	hUiStI
helfen	hV
hello	t_
hello$	tT
help	kSqR
help us	eUqS
help with	aVhTiK
help$	aJkXtW
helpd-	jW
helpdesk	jW
helps	iQjCkAl\\
hemos	bSqY
hence	qZ
hence the	bUqT
hep	jQ
hep b	jQ
her	kTq^
her$	q[
herbs-	aSfS
herbst	fW
herbst$	bUfS
herd	bRiS
here	tS
here$	aKdXtV
here'-	tZ
here's	tZ
here's what	aSfQ
hered-	cJi[
herio-	jIkV
heriot-watt	jIkV
herit-	eYjKkS
heritage	eYjKkS
herma-	mTqS
hermano	bHmUqQ
hermanos	bUqQ
herme-	jGkWqU
herr	qV
herren	tS
herren$	tR
herrn	mUpIqU
herst-	bTh\\iB
herz	bRhJpEqX
herz$	bWhHpEqVtI
herzb-	cW
herze-	kW
herzl-	rRtZ
herzlich	rRtZ
herzlich$	tT
heure	i_oH
heure-	fUgS
heures	fUgS
heures$	fV
heute	bW
hexha-	bSfJ
hexham	bSfJ
hexham$	bSfJ
hey	t\`
hey$	aJtW
hi	t_
hi$	aKtV
hibri-	dW
hibrido	dX
hibrido$	aJcGdZ
hier	iJjQnSpQ
hiera-	mU
hierm-	aTqK
hiermit	aTqK
high	b\\cJhIjXpI
highe-	jV
higher	jV
higher$	jU
highl-	hVkQ
hijos	bWsZ
hilar-	qUsKtJ
hilary	qUsKtJ
hilfe	bIhYjU
hilfr-	kU
hilfreich	kU
hilfreich$	kR
hilft	jKkZmWqK
hilft$	kX
hilo	iJkHpJqKrUtW
hilti	fHh]kC
hilti$	cJfHhZkFlJ
him	pHqd
him$	q[
himse-	jRqS
himself	jRqS
himself$	qX
hin	gZnVqI
hint	pGqZ
hinte-	mVpTsK
hintereinander	fSqXsF
hire	bIeQiR
hire$	bJeVhIiJj]kHlJ
hires	cJqZ
hirin-	tV
hiring	tR
hiring$	bV
his	qbsQ
histo-	qQ
history	bQjY
history$	jQ
hit	iRqT
hits	gThYnJ
hiya	tV
hm	bFcRqRtH
hnd	jWqI
ho	aFd^
ho$	dY
hochb-	iUnI
hochs-	fTiK
hochschule	aJjT
hochschule$	jW
hochstens	fTiJnIrX
hochz-	jVqS
hof	cXiIkRlQnQ
hof$	cSnT
hoffe-	iUjJqU
hoffentlich	qY
hohe	jZ
hohen-	bQhKj]
hoja	pX
hol	gWqU
hol$	gT
hola	tZ
hola$	tT
hold	qTtU
hold the	bZeG
hold$	qUtS
holen	iZlR
holid-	fRhS
holiday	fQgS
holiday$	fSgKhX
holidays	hYoU
holidays$	fGh[oW
hols	h]
hols$	h^qJ
holzo-	bVcK
holzofen	bVcK
holzofen$	bR
hombr-	qUsWtJ
hombre	s[
hombro	qXtI
home	d\`
home after	dQh[
home office	d\\gI
home$	d\\
homeo-	d]
homeoffice	d]
homes	bUcJgHiV
homes$	bVgHiT
homew-	dFlJmXpT
homme	iZjIsV
homol-	aHiSjZ
hones-	cJ
honest	iKjKqStQ
honest$	gQlRtT
honestly	bRcGfQ
honestly$	fViToJ
honne-	fQlT
honnetement	lUqR
honor	aHbUpGsKt]
honor$	aJbZtQ
honor-	edgJjI
hook	rV
hop	aGt[
hope	tX
hopin-	qT
hoping	qT
hora	gWpR
hora$	gYpR
horai-	fYjJsR
horaire	dJfTgThKjG
horaires	fVsW
horar-	fWhT
horario	fZ
horarios	hV
horarios$	iUsS
horas	f[gR
horas de	fIgYhKjJlV
horas$	aRfT
horno	fQqW
horno$	fV
horse-	bWmIqS
hort	cJqStY
hospice	aQbScItJ
hospital	aKcR
hospital$	fSgQ
hospitales	bSkS
hospitales$	bRkS
hospitality	bT
hospitals	bRiJ
hoste-	bWcJdW
hosteleria	gQ
hot	cUhSiQ
hotel	b^jGkVnQ
hotel$	bTjGkRtQ
hotel-	aStJ
hotels	jTnR
hotels$	lInX
hotes-	aS
hotesse	aS
hotli-	iRkW
hotline	iRkW
hour	fS
hour for	fSgKq\\
hour$	g[jS
hourl-	eX
hourly	eX
hourly$	eY
hours	fb
hours a	eJfQ
hours in	fFhXnWoH
hours$	eTfZhJpW
house	bRhX
house$	bRiUpRtR
house-	aUbXhQtI
how	gUlIrQ
hoy	bZjRrS
hplc	aSfJiTkX
hplc$	iZkE
hq	aKbZcZ
hq$	ca
hr	pS
hr :	kEpJqWt]
hr$	gYpR
hrs	eQf]
hrs$	fSgShH
hse	gXqWrD
hub	c\\dK
hub$	aIbRcX
hubsc-	s^
hubsch	sX
hubsp-	gKiQ
hubspot	gKiQ
hudde-	cVtI
huddersfield	cVtI
huddersfield$	cT
huert-	bVcIhViG
huhu	tU
huit	aViHoT
human	aTcGiEkKrY
human$	aTcGiGrV
human-	iUjJrW
humor	aJbJiIjZkJrQ
humor$	aIbIiHjZkIpKtJ
hund	bXhXiT
hunde	bZcI
hunde$	bYcI
hunde-	bTgRjU
hundr-	bT
hundred	bT
hundred and	gW
hundred$	bJpRrQsJ
husba-	qTsR
husband	qTsR
husum	cX
husum$	bJcXtK
huw	oR
hv	aRcKjV
hvac	bIeUtH
hybri-	dZ
hybrid	dW
hybrid 0	cR
hybrid$	dV
hybride	aJdWhU
hybride$	cIdShSiJ
hydra-	bIcJiZj[kK
hygie-	aTjVtK
hygiene	jW
hygiene$	iZ
hyper-	jSkT
hypermill	kV
i /	bVjGoGpXqJtI
i can	gXjGl\\
i can't	dSjHsWtX
i don't	aGiXjR
i have	jJq[tU
i know	hUqS
i mean	i\\
i need	aRoS
i said	gUqT
i shall	aUpZtD
i think	gU
i want	iYrT
i write	tU
i$	jV
i'd rather	eX
i'll	pRtR
i'm	tU
i'm the	qQ
i've	gVt]
i.e	oZqJ
ia	c[oHqIsK
ibiza	hYiCnW
ic	aUcReJfGiVtI
ic$	aUiWnJtH
ice	hXiJqV
ich	qYtR
ich weiß	qStI
ich$	mS
ici	bUl\\
ici$	iJl\\
icu	jQlUqQ
icu$	lUqT
id	cSpR
id$	aJcUpR
ida	aHbHcZhHiJmKnUqEsI
ide	cJmW
ideal	oUpTs]tF
ideal$	oWsR
ideal-	jDkYsW
idealement	jFkW
ideally	iKkUsY
ideally$	gIiIk[
idiom-	kZqJrS
ido	qS
if	kR
if he	qV
if poss	kToTsR
if the	eRqW
if they	bJhUj>k\\
if they've	hIkSlS
if we	aQfKqUsR
if you're	hRjQqI
if$	jFkYlQpJ
ifs	iXjW
ig	aJgWiW
ignor-	pIqW
ignore	pIqW
igual	lTrS
igual$	lUrU
igual-	gXrT
igualdad	oKqKrU
ihk	jRkR
ihk$	kR
ihn	hJkY
ihnen	mZqCtR
ihr	mY
ihre	pUqS
ii	aTgT
ii$	aQbR
iii	bWjX
iii$	aWbU
il	iQ
il est	qV
il faut	nRqS
il le	hQjR
il me	aXqKtT
il$	iSqV
illus-	iWjU
illustrator	j[
ilmen-	cS
ilmenau	cS
ils	rUsU
im ersten	hIiTjJmWrW
im haus	hQqU
im herbst	fX
im jahr	iT
im juli	oZ
im monat	hRnR
im schlaf	jW
im sommer	cS
im winter	bYfUhTjH
im$	iZjFkRpIrT
image	pKs]
image$	sX
imagi-	jV
immer	bRfXpI
immer$	bUf[
immob-	iTjR
immobilier	iW
immobilier$	iQ
impec-	jY
imper-	jUsZ
impla-	cHiajS
impor-	kRlS
importa	kZlS
importe	jVlUqK
impos-	bXqW
impre-	jSlU
imprenta	bWiT
imprenta$	iV
imprescindible	iJjYsT
imprescindible$	bKjX
impri-	pHqZ
imss	gJh]jJ
imss$	cIgIhZiJjI
in (	aR
in 0	fTiRjT
in 00	bQeFiYoJqR
in 2000	bZ
in a	jSkS
in all	hUmT
in an	cJjZ
in and	pY
in april	cIpIqZ
in august	bUfUoFqR
in before	aT
in both	lXrS
in charge	qX
in date	j[
in den	fVgJhS
in der	aK
in die	jS
in english	pIrbtC
in five	fUjU
in four	iV
in good	jVsT
in his	sT
in it	jU
in july	gJiR
in lieu	bXcKpV
in march	bRoJpV
in may	lSnV
in november	iYjIoDqW
in office	cId\\mW
in on	cHdVfIgGqY
in or	jS
in summer	bTfYjJ
in this	bSqU
in three	fSpX
in two	bKcJfWhIq[
in winter	hElTnR
in your	gSjTpU
in$	aVdX
in-ho-	aWjT
in-house	aWjT
in-house$	aWjT
inaki	mStS
inbet-	fDn\\
inbetriebnahme	iW
inbox	pRq[
incap-	eUiIqR
incapacidad	eUiIqR
incen-	gR
incl	dQgT
incl$	dYgGjKoK
inclu-	iV
included$	iT
incluidas	i[jJ
incluidas$	i[jJ
incluido	hVjI
incluido$	hVjH
inclusive	hJrU
inclusive$	rU
incon-	iXqX
incor-	oZtX
incorporacion	o\\
incot-	jT
incoterms	jT
indee-	rXtS
indeed	rXtS
indef-	ec
indefinida	e[fIhJ
indefinido	aJeY
indefinido$	aJeWtS
indem-	fJgX
indemnity	hV
indep-	b[
independent	bT
independent$	aUbRjK
independiente	bU
independiente$	bU
indes-	jSkR
indesign	jSkR
indesign$	iKjVkJ
indet-	eWgQ
indic-	eRgV
indice	eWgR
indis-	jUlUqJ
indispensable	jUlUqK
indispensable$	jX
indiv-	gSnQ
individual	gSnQ
induc-	fIoU
induction	fJoWtR
indus-	bS
industrial	bQcT
industrial$	aRbT
industrie	bQgS
industriel	aW
industriel$	jX
ines	cJdSiXmV
ines$	iU
infan-	aSbRfJ
infantil	bRfJgSjR
infantil$	gS
infin-	jT
info	qS
infor-	lTqS
informacion	iRqV
infra-	aRmT
infrastructure	aQmV
ing	iJjZmQ
ingen-	jW
ingenieria	jV
ingenieria$	jQlV
ingeniero	aQ
ingenieur	mW
ingle-	jS
ingles	jS
ingles para	jY
ingles y	iKjT
ingles$	r[
ingri-	mR
ingrid	mR
ingrid$	hKmT
inhab-	aGbX
inhabergefuhrt	bW
inhabergefuhrt$	bV
inhou-	jV
inhouse	jV
injec-	bSj?k\\
inkl	hVmR
inklu-	gVhWjKtJ
inklusive	gVhWjKtJ
innen	aXjUlItH
innen-	aamTqItE
inner-	dQgKpW
inox	aRjU
inox$	bH
ins	bS
inscr-	jWoKpS
insel-	nY
inser-	rS
inserat	rWtT
insertion	aR
insid-	dTjS
inside	dTjU
insig-	iKmZ
insis-	qU
insists	sT
insists$	sV
insp	iXmT
insp$	cJiUjJmV
inspe-	hTiR
inspeccion	aKh[nG
inspector	aWqU
inspector$	aSbHiS
insta	iTpT
insta-	iHjKpStH
instagram	iJjKlVrS
instagram$	iJjKlVrR
install	eTfW
insti-	bacB
institute	bZcG
instr-	iW
instructor	gS
instructors	aYbQiH
instructors$	a[iFtJ
insur-	hTjX
insurance	hYjS
insurance$	hY
insured	hIj[
insured$	hIjX
insurer	bYhI
intak-	pK
intake	pK
integ-	bUhKqF
inten-	bGfWkSoItR
intensiva	hUoE
inter-	eS
interamt	pU
interamt$	pS
interentreprises	bHgHhZ
interentreprises$	bHgHhZ
interesados	pV
interesse	hHk[
interessement	eIfGgWhS
interessement$	gXhRpI
interim	cKeWiT
interinidad	e^
intermediate	aTjT
intermediate$	aUjT
intern	iJqZ
intern$	qW
interna	aUeJpW
internal	fQqU
interne	aSqU
interne$	a[qX
interno	aUqW
interview	p]
interviews	pW
into	jUmStS
intra-	aJbJcXiX
intun-	gIjSkTqW
intune	gIjSkTqW
intune$	jFkVqR
inuti-	lY
inutile	lZ
inutile$	l[
inven-	i[
inventario	gKiSqS
inver-	cUiR
inverness	cWtQ
inverness$	cXtQ
inverter	cJhWjI
inves-	iUqW
investigacion	bScJqT
invit-	bTpRtS
invites	tV
invoi-	eRiT
invoice	eV
invoices	i[
irela-	cSdIiQjR
ireland	cSdIiQjR
ireland$	cVdGjT
irgen-	jSlK
irgendwas	jSlK
irish	jJpIrYsR
irpf	gKiZ
irpf$	iY
irrep-	jS
irreprochable	jS
is 0	mXqR
is 00	bRfFiGoUqV
is a	kRtH
is an	dW
is at	cXiKqV
is coming	eKlXqWtI
is fine	dXjRlU
is in	cVkRmXpJqS
is not	l^
is off	mS
is on	iKmInUoJqRtS
is still	bVtJ
is the	aHbVcSiGmU
is$	tU
ish	f\\gU
ish$	fWgYhJoI
isidr-	bQ
isidro	bQ
isidro$	bR
isla	bViJnU
islan-	dIgUhKjInV
islands	dIgUhJjInV
isn't	lTq\\
isn't$	lTqSrW
isnt	fJj]
iso	jR
iso 00000	kR
isst	bU
issue-	h[
ist	qS
ist am	fGoRpEqarH
ist ein	bRcJdIgFk[qS
ist mir	iSlW
ist$	bEcIsWtU
it a	aRgTkJpJqGtX
it and	gIlSnV
it in	rVtH
it is	gQjT
it on	qUrY
it so	qSrX
it to	eJfHgHiZmI
it up	qbrI
it$	jT
it'd	jFkY
it's a	qW
it's for	aGb]cGeIiJqH
it's the	bTeKfR
it's$	aIbIqQrJtW
itali-	jW
italien	aUjR
italienisch	jSrTsK
itine-	cUpR
its	oS
its a	sY
iv	gWhK
iv$	gS
iva	eWhJiTjI
j	aEdUjRtZ
j$	cKdGiHpFt\\
j'ai	qWsUtR
j'att-	qU
j'attends	qU
ja	jSqTtT
ja$	bKiJjQqTtY
jabs	jS
jaen	aGbUgT
jahr	hT
jahr$	eRgVnR
jahre	eQj^
jahre$	bReR
jahre-	e\\
jahren	bW
jahren$	hRjSsS
jahressonderzahlung	gZhJ
jahressonderzahlung$	gZhIiK
jahrl-	iWnR
jahrlich	eQnS
jahrlich$	gSiV
jaja	bVqS
jaja$	bV
jajaj-	qV
jajaja	qV
jamai-	fRiJqQ
jamais	fRiJqQ
jamais$	qV
jan	o\`
jan$	oY
janua-	oW
januar	eRfS
januar$	eSgEpU
january	oY
january$	bIcGiGmIo^qH
janvi-	oT
janvier	oT
janvier$	eFfWgJiR
japan-	kU
japanese	kU
japon-	cIk\\
jardi-	hR
jardin	hW
jardinerie	aIbUcU
jargo-	r^
jargon	rZ
jd	bKlZ
jd$	lT
je	gT
je 0	aJfTiVtK
je nach	g\\hJtG
je nachdem	gV
je ne	fZ
je te	gU
jean	gX
jede	fZ
jeden	fU
jeder	bU
jeder zweite	jT
jeder$	fQqGrX
jedes	fXqU
jedes zweite	fZhI
jefa	mX
jefa$	mU
jefe	aWmZqH
jefe de	aY
jefe$	aUmFpW
jeje	hVkDsV
jeje$	hYkEsY
jemand	iU
jemand der	aTiTjI
jemand$	aWiH
jemanden	aRbIeTtT
jemanden$	eThHiElKqItV
jens	gIhHpSqU
jess	pZ
jesus	aJfDq\`tD
jet	bRjHkU
jetzi-	qW
jetzige	qW
jetzt	gStY
jeu	rZ
jeudi	f]hU
jeudi$	hY
jeune	lHrJs\\tW
jeune-	iR
jeunes	bQiSlR
jeunes$	bWlR
jo	cQpItZ
jo$	cKpIt^
job$	eYhRtI
jobce-	qb
jobra-	hV
jobrad	hV
jobrad$	hV
jobs	cTjGkTpV
jobti-	cKhU
jobticket	cIdRhW
join	ma
joine-	pT
joiner	aW
joiner$	aT
joini-	gRoT
joining	gRoT
jokin-	rY
joking	rY
joking$	qTrS
jonas	iHq\\rJ
jordi	aJcEf^iJjJ
jorna-	eUgQ
jornada	eV
jornada completa	eV
jornada$	aJbKcFeUmU
jornal	gW
josh	q]rG
jour	dV
jour$	dQjY
journ-	iQ
journee	fSpStT
journee$	fWjR
jours	dXfW
jours a	dZfIiJ
jours de	dT
jours et	f\`
jours par	f\`
jours$	bRfUiH
joven	rJsZ
joven-	aT
jovenes	aT
juan	bIcWhR
jubil-	qS
jubila	iSqV
jubilacion	eT
jubilacion parcial	eT
judge-	fEiVjX
jueve-	fU
jueves	fU
jueves$	fUhS
jugen-	aY
juici-	iHnTqT
juicio	qW
juill-	eQfQoU
juillet	eRoW
juillet$	eRoW
juin	oV
juin$	iFo\\pR
jule	mYqV
juli	gJo\\
juli$	gJo\\
julie	mSnR
julio	hRoX
july	o]
july and	bT
july$	oX
june	o\`
june$	oZtT
junge-	s]
junges	sW
jungs	fJmRsV
juni	iJpX
juni$	gShKoSp[
junio	oSqQ
junio$	oY
junio-	aScGjRoS
junior	aUjT
junior$	aXqJ
juniors	mU
junta	bRgQqR
junta$	gRiW
junta-	fWhI
juntas	fWhI
junto	aScTfFjEmZ
jurid-	aJjItW
juridique	aJjItW
juriste	bQjG
jury	p^
jusqu'a	gRhInS
jusqu'au	oR
jusqu'au 00	iHpX
jusqu'en	bUoT
just	jRtJ
juste	rS
justo	jVrT
juven-	rW
juvenil	rW
k	gT
k +	gR
k /	iS
k 0	g@hZiGjUkVtH
k 00	hY
k depending	gT
k for	gViG
k plus	gT
k pm	gTiVjItH
k to	fJiZjJ
k €	gR
k$	gZ
kaffe-	bSiR
kaffeemaschine	bViRpJ
kaffeemaschine$	bXhGiUpI
kafka	kZ
kafka$	jSkR
kaise-	hY
kaiser	hY
kaiser$	hW
kalib-	eKiY
kalku-	iTjWqK
kalt	bVfGgDh\\
kamme-	gQqV
kandi-	qW
kandidatin	qW
kann	j\\kV
kann$	gQjY
kanns-	kSoQtS
kannst	kSoQtS
kannst du	kWtS
kanti-	hT
kantine	hT
kantine$	hU
kanto-	gT
kantonalem	gV
kanzl-	bRjR
kanzlei	bT
kanzlei$	aKqStR
karen-	eUqT
karenzvertretung	cQeX
karim	mVtR
karri-	pR
karte	aTtU
karte$	gRtW
kasse	iXjI
kasse-	bUfJi[jD
kassel	cT
kassen	bXiI
kassi-	iRlSqR
kassieren	iSlT
katho-	kHqFs_
katholiken	bSsR
katze-	bZqI
katzen	bZqI
katzen$	bW
kaufm	iJjWmV
kaufm-	aYjTmJ
kaufmannische	aZmIqK
keep	qQ
keep it	eVrR
keep that	oQqWrJ
keep the	rT
keep$	hTiTrJtR
keepi-	bJeWiS
keeping	bJeWiS
keeps	iWq\\tJ
kein	rRsR
kein "	rYsH
kein$	cJfTiElHsW
keine	sV
keinen	sTtZ
keiner	gJlQ
keiner$	gGqTrT
kelle-	aR
keller	bSiR
kelln-	aRlUoItI
kenne-	jStR
kennen	jStR
kennen$	jW
kennt-	kY
kenntnisse	kY
kennz-	pT
kennziffer	pT
kent	cRsX
kent$	bIcU
kept	eJiSpX
kernz-	fY
kernzeit	fY
kettl-	bTfJpV
kettle	bWtU
key	i[mG
keyho-	fHjVmI
keys	bZhXtJ
keys$	aJbZtJ
kfz	aWiYtE
kfz$	aViTqJtG
kg	jZ
kg$	j\\
kids	iYoRsT
kids$	aJbIcHfIgGhRiRjSlImVnEoKpJqIsG
kiel	bFcYeIfIjKnY
kiel$	bGcQeJfHnZ
kilke-	bGc[fQ
kill	iVjFqUsK
kilom-	nf
kilometer	cUjSpJ
kilometer$	nT
kilometraje	gTnU
kilometres	gKnZ
kind	aYiJjUrJ
kind$	a\\gQiFrI
kinde-	aVbR
kinder	bSgJiT
kinder und	aZpHqK
kinder$	bWgEsV
kindern	jIkSsT
kindl-	rS
kindly	rS
kindly$	bVjUrQtG
king	dTrR
kirch-	bZiS
kirche	jRsT
kirchengemeinderat	hHmY
kirst-	aJqZ
kirsty	cKrR
kit	hUlZpK
kit$	hXlTpH
kita	h]
kita$	hVpH
kitchen$	aTiIkTrT
klapp-	cTiG
klar	iJj\\lU
klar$	iJj[lR
klare-	qU
klaren	qU
klass-	iW
klasse 0	bZ
klasse b	j\\lR
klasse$	hSjEkX
kleid-	cIgJhYiJ
klein	bWfFgEhIrS
klein-	bTiT
kleine	bTiR
kleinen	bHfJiXqKsU
kleinere	iT
klima	bUiU
klima$	bRiV
klima-	hWiJjH
kling-	dSpR
klingeln	dViIpVrH
klingeln$	dX
klingt	aKbTqJrU
klini-	cUiGnZ
km	cWn_
km$	cXhRjJnSsI
knees	jQqCs]
knie	jXqW
knie$	jIqYsR
knock	aVhJiZ
know	qY
know a	aFcTtU
know$	qY
knowl-	kSlR
knowledge	kSlR
knowledge$	kV
known	bS
knows	hTiGj[
kocht	aHfAhZiVjJmIpJ
kolle-	mZ
kollegen	hJiJm[
kollegen$	iJmW
kollegin	qT
kollegin$	aGeZtQ
kolleginnen	hJmX
koln	cX
kolon-	iTmS
kombi	h[
komis-	aKpJsQtT
komisch	aKpJsQtT
komm	pVqRtT
komma	hXqU
komme-	fRgR
kommen	fRgR
kommen$	eSfUiF
komms-	jRlV
kommst	jRlV
kommt	iXkRqU
kommt$	jVkRoR
kommu-	b[cFqZ
kompl-	dUlR
komplett	dVlR
komplett$	iT
konne-	jV
konnen	jV
konnen$	jW
konnt-	bVoQ
konnte	bVoQ
konst-	aXbHcIlYtV
konta-	aIi]kG
kontakt	pStK
kontr-	iQ
konze-	aZbJiFjYkJmRtI
koord-	iZ
kopf	aRgIqV
kopf$	aXgFqTtI
kopfe	bYgR
kopfe$	bWgS
kopft-	qIs[
kopftuch	qIs[
kosme-	aIbUiEjGkYtK
kost	bJh^rJ
koste-	hXiTtS
kosten	hYiJjX
kostenstelle	gHhJpIqQt[
kowal-	qQ
kowalczyk	qQ
kp	aWcKqS
kp$	aYcIqItG
kpi	gRiX
kr	fJgUhU
kr$	bJgJhWiIjT
kraft-	bSjTrHsR
kraftig	jUrKsU
krank	aJiRpJqTsU
krank$	aEqRsT
krank-	bYeIiS
kredi-	aVhWjK
kreditoren	iS
kreiß-	bKiTqY
krieg-	jQk[lGqI
kriegen	jXqI
kuber-	jX
kubernetes	jX
kuche-	iQqT
kuchenhilfe	aRqU
kuchenhilfe$	aX
kuhlh-	bYgG
kuhne-	pWtS
kuhnert	pWtS
kuhnert$	aIcHfKiHpVtR
kunde	aGbWjUlG
kunde-	aTbSiStJ
kunden	bWiX
kundi-	cJhKjKo[
kunds-	iIjSkV
kundschaft	iIjSkV
kunst-	b]cEgKhFiFjG
kur	k[
kurs	j^
kurz	r\\
kurz$	r^
kurze-	qY
kv	g\\iR
kv$	bHdQiT
kw	bHhWpIt[
kw 00	fIgIhKjKmHpIrKt\\
l	gU
l 0	aRdHjVkW
l$	gRhS
l'a	kTqS
l'acc-	sY
l'age-	qR
l'agence	qU
l'ai	pGq[
l'ais-	j[
l'aise	j[
l'amb-	pKrSsJtZ
l'ambiance	pKrSsJtZ
l'an	nQ
l'an dernier	gIhSnU
l'an passe	fJ
l'anc-	qZ
l'ancienne	qW
l'ang-	kSlR
l'anglais	kSlR
l'anglais$	cHkDlUtJ
l'ann-	jTqU
l'annonce	rT
l'annonce$	rV
l'app-	bJlZqZ
l'ass-	aDiUtQ
l'association	aGbUiGtT
l'assurance	qW
l'ate-	aHbWfHpR
l'atelier	aHbWfHpR
l'aut-	iRmRqT
l'autorite	aIiRmR
l'autre	qZ
l'ech-	qW
l'eco-	bQlS
l'ecole	bQlS
l'ecole$	aHbWiHlGmTqJtI
l'ecr-	r[
l'ecris	jGrV
l'ecriture	hJrW
l'ehp-	tT
l'ehpad	tT
l'ehpad$	tT
l'ent-	aDcQgUiVtJ
l'entretien	aDgViX
l'equ-	bUiYmD
l'equipe	bUiYmD
l'equipe$	bHiRqU
l'ess-	dR
l'essai	dR
l'essai$	dTgRpG
l'heu-	gW
l'heure	gW
l'hiv-	fRiT
l'hiver	fRiT
l'hiver$	fRiT
l'ins-	gS
l'instant	gVhKqX
l'instant$	gSqS
l'int-	dViUrX
l'ord-	jVtT
l'ordre	jVtT
l'ordre$	jUtT
l'uni-	qT
l'unite	qT
l-j	f\\hI
la baja	sR
la caisse	pVqS
la calle	hRqX
la casa	h^
la de	cXgU
la direction	aXbJqW
la directora	mDq[
la empresa	bGeWgE
la familia	pRrV
la formation	kQlS
la gente	hSsV
la hora	g]
la journee	f[
la junta	bRgQqR
la maison	dYrT
la maquina	bTqR
la nave	hSpT
la noche	fS
la oficina	cJiSpTqJ
la persona	aRfUiRqI
la personne	hKiRoRqGrU
la place	qTrS
la plaza	aVbT
la precedente	qX
la semaine	gVqV
la senora	iUpS
la tarde	aJ
la tienda	aHc[tI
la web	cKpQtW
la$	qT
lab	dKiSlU
lab$	aTfIjU
label	cKfIj[
label-	bUrV
labo	iT
labo$	iU
labor	aJoZ
labor$	b[iV
labor-	aTm]
laboral	pW
laboral$	eUpV
laboralista	aSbR
labou-	qV
labour	qV
labour$	qV
lache-	fChJiHj[
lacte-	iT
lad	kJmRsX
lad's	q_sG
ladde-	jZlJ
ladder	lGqR
ladder$	hHjRlKqU
ladders	j\\
laden	aTbWtK
laden$	aIbViCtV
laden-	aXgHh[iGjK
ladie-	aJiTsR
ladies	aJiTsR
lado	cWdK
lads	bRs[
lads$	bSjJqQsR
lady	kImVqRsX
lady$	jJrSs[
lager	dWhRmWtI
lager$	aThZtG
lager-	cRiVtH
laiss-	nV
laisse	qS
lait	b]cFiJ
lake	cXnUqF
land	iZ
land$	iX
lande-	bSeSsS
landi-	bV
landing	bV
landk-	bZ
landkreis	bW
landkreis$	bUcI
landl-	iT
landlord	iU
lands	gZjKkGqZ
lands-	cVjUtJ
landw-	iVjGkW
landwirte	bSfJiUtI
landwirte$	bVcJdJhKiIkKtH
landwirtschaft	jGkY
lane	hWiS
lang	fSiJoSqKtU
lang$	cJeKfTjBoJqFrQtW
lange	jSrS
lange-	nT
langer	fRnU
langu-	kS
language	kTrU
language$	aIjTkSlI
languages	bSmS
languages$	bQmTrQ
langue	kT
langues	cJjZ
langues$	cJjZmK
lanza-	cIiX
lapto-	cIhXiV
laptop	hY
largo	aJfJpKqYsGtI
las 0	f^pS
las 00	fW
las manos	bTqR
las palmas	cQiU
las tres	fRiQ
las$	cUqS
lass	aUbJcJqTrUtI
lasse-	rU
lassen	rU
lassen$	pRrQ
last	qZ
last one	qT
last two	iIjHpX
last year	bSqW
last$	aJiGqStU
laste-	pHqU
late	f\`
later	aRtR
later$	aKtY
lates	eTf]gIiKrKtC
lates-	gIo^pH
latest	gIo^pH
latest$	oR
latte	cKj]rT
laufe-	iS
laufen	rK
lauft	bQeTgHiVqW
lauft$	aJqW
laund-	hW
laundry	hW
laundry$	hT
laune	b\\cK
laut	bXqQ
laute-	bSiS
lauter	bX
lavad-	hX
lavap-	bIcWgJoI
law	gJr[
law$	hRjSrR
lawye-	b[fK
lawyer	aVjJsRtJ
lawyer$	aRjIsTtG
lay	iXmI
lb	j[
ld	iIkZ
le	qU
le 0	oUqX
le 00	oSpY
le client	bSqS
le dernier	qT
le dg	aTpSqR
le lundi	dUfRiUmJqK
le maire	qJrJtY
le mercredi	fUjT
le mot	gVrT
le nom	qJr^
le nombre	qIrZ
le poste	bStX
le soir	fRhU
le vendredi	dUfS
le$	aQoS
lea	rU
lead	m]rVtJ
lead$	aXmUtI
leade-	iI
leader	aU
leaders	iJmTtU
leadership	bVcKjRoK
leadi-	iWjU
leading	iWjU
leads	hRiXqJ
leads$	hRiT
learn	l\\qSsH
learn$	hJiFkJl[pI
learn-	gHjU
learning	gGiJjV
lease	hVnTqX
lease-	bW
leasi-	aRjT
leasing	aRjT
leasing$	hQjT
least	jZ
least 0	jZ
least$	jTtK
leave	hQrV
leave a	pTqY
leave that	pIrUsX
leave$	h_
leave-	kGnTqS
leaves	nTqS
leavi-	qU
leaving	qU
leben	aGbJt\\
leben-	pU
lebenslauf	pV
leber-	tT
leche	bWhS
leche$	bViR
lecti-	aRfX
lectivas	aReJfTqJ
lectivas$	fUqJ
lectivos	fWiKoK
lectivos$	fViK
lectu-	kTtK
lectura	kQrU
lectura de	jW
lecture	hKiUkS
led	jYoK
ledge-	aSiS
ledger	aSiS
ledig	jHqKsa
leeds	bRcSd[nK
leeds$	cGdSjX
leer	dQiSjU
left	q_
left$	iSrY
legac-	bReQiV
legacy	eS
legal	tV
legal$	bSqU
legio-	iS
legionella	iS
lehra-	j_
lehrabschluss	iJj]
lehramt	jU
lehre	iVjXlQpJ
lehre-	aFiVjGtZ
lehrg-	l[
lehrgang	l[
lehrk-	aQ
leice-	aScS
leicester	aScS
leicester$	cU
leich-	gWhIjKkRr[
leider	gQ
leila	bVqZ
leipz-	cZpI
leipzig	aKcSdR
leipzig$	aKcTdR
leise	gJkIq_
leist-	g\`iI
leisu-	hVkJ
leisure	hVkJ
leite-	aWiStK
leiter	aXrJtJ
leitu-	gRhImW
leitung	gShImZ
leitung$	aRgXhI
lekto-	aYpK
lena	bRhT
lengu-	rU
lengua	kT
lengua$	iJqW
lenguaje	rX
leoni-	jKmS
leonie	jKmS
lerne-	iKlXmS
lernt	gJjIlZoTqJ
les deux	oIqY
les gens	iUrQ
les jours	iJjU
les parents	iRs^
les petits	bTrJsU
les$	hQ
lesen	j_
lesen$	aIhJjTlUsI
lespa-	aJcU
lesparre-medoc	aJcU
lesqu-	qR
less	gUhIkJoSrR
less$	eUfKgXiJjK
lesso-	hSiHnIp\\qK
let	iSqYtG
let$	qY
let's	qZrT
letra	pKr[
lette-	pWqW
letter	pXqV
letter to	pZ
letter$	nUqXrF
letters	iTqR
letters to	iTqR
letti-	aTfQ
lettings	aTfR
lettr-	pW
lettre	pW
lettre$	pV
letzt-	bVqY
letzte	bVqT
letzte hat	qSsQ
letzten	qW
letztes	bRrT
leute	bUmW
leute$	aJbYtU
levan-	cGi[tJ
levantar	iS
level	jU
level 0	jS
level$	aXtH
lever	iUjYkK
lever$	cKiX
lever-	fVqStJ
ley	hTiIj[
ley$	hSiIj[
lg	aEhJjKpGrEtb
lgps	h]
lgps$	h[jK
liabi-	hJjU
liability	hJjU
liais-	iV
liaise	iT
libra	aJf_qH
libra-	bUfX
library	bW
libre	fUhS
libre$	fShYjKpH
libre-	fQhR
libres	fRhS
libres$	hZ
lic	jYpT
licen-	jV
licence	jVlR
licence in	pY
licence$	j[kU
licencia	qZ
license	gTjVkR
license$	jQkU
licensed	aUjGkWtI
lider	aIbHmb
lider-	iUmY
lido	aEbYcUtE
lido$	aEbZcQpKtF
liebe	t^
liebe frau	tQ
liebe-	tS
lieben$	tU
lieber	qSsQ
lieber$	q_
liebes	tV
liebsten	oRsR
liefe-	i^jIkT
lieferanten	iUkVtI
liege-	qZ
liegen	qZ
liegt	aJjJmVqR
lien	jInUpQ
lieu	cStZ
lieu$	cIfJqHtW
life	iV
life$	eRgWiE
lifeg-	aV
lifeguards	aW
lifeguards$	aX
lift	j_pT
lifte-	bUcHhEiWjGkJlR
ligad-	eUgR
ligado	gUhK
light	jRtT
ligne	pT
ligne$	eHiRjJpVrR
ligne-	pS
lignes	pS
like	jQr\\
like a	rW
like us	iJjFrTsU
like$	aHbEdSfJiJqRrUtV
likel-	bJeW
likely	bJeW
likes	iUqV
lima	cRhX
lima$	cV
limit-	eRiUpR
limog-	cV
limoges	cV
limoges$	cZ
limpi-	aU
limpiar	iQjQ
limpieza	aViUjJ
limpio	tW
limpios	gT
limpios$	gX
line	mTrXtH
line about	r\\
line$	hRlRrR
linea	aCcUiW
linea$	iVjU
lineas$	bTcKpS
linen	iV
lines	gJiYkK
linge	iV
lingu-	iSjHkW
linie-	bXhV
linien	bXhV
linien$	bXhS
link	pXrW
link$	pT
linke-	rU
linkedin	rV
linkedin$	pHrY
linux	cKhUiHjWkS
linux$	cKhYiIjGmItK
lio	oV
liqui-	gYiS
liquidaciones	iX
liquido	gU
liquido$	gU
liquidos	gZ
liquo-	aWcJjW
lire	j\`
lire un	jY
lisbo-	aIcVqStK
lisbon	aKcUiR
lisse	cWgUjI
lisse$	cYiIkJ
list	iQlRrQ
list$	hQiJjKlZpHqE
liste-	bSkT
listed	bTgS
lists	fJiY
lists$	hKiY
litig-	aRiR
litigation	aTtJ
lits	b\\
lits$	bXlJ
littl-	gI
little	gI
live in	aJcXfShXjD
live on	aWdYiIjHqEtF
live$	aSiJjRpWqH
lived	jS
livel-	eX
livello	eX
livin-	gUiJnU
living	gUiJnU
livre-	qW
livreurs	aUbR
livreurs$	aTbR
llama	pU
llama-	pY
llamada	pX
llamadas	iWjW
llamar	pT
llamar a	hKpR
llame-	pS
llamen	pS
llega	hIiVjWqJsV
llega-	lJqX
llegamos	lJqX
lleid-	aKcY
lleida	aKcY
lleida$	cXdI
lleno	qS
lleva	hS
lleva-	iS
llevamos	iQqW
llevar	dSqJ
lleve	i^sR
llevo	qZrQ
llora-	jSqX
llorar	jTqV
llore-	cZlI
lo	qR
lo de	lR
lo del	q^
lo que	fUtU
lo$	aSgTiGtU
load	gUi[jI
loade-	fKgVlS
loaded	fIgXiS
loads	bUiR
loan	mT
local	sS
local$	eS
local-	aYfV
locales	bY
locales$	bY
locat-	cU
location	cU
location :	cV
locke-	bXsT
locker	iKqJrSsU
locki-	iU
locking	iU
locum	cJe^fD
locum$	cJe[fH
lodge	bWcHjUlJtR
lodge$	aJbUcGiKtV
log	dKh@iijG
logbo-	iR
logbook	iR
loge	hV
logem-	gRhV
logement	gShXpK
logements	b\\
logements$	b\\
logic-	kTsS
logiciel	hQkX
logis-	aQbKpR
logistics	aTbI
logo	qRr]
logo$	bTqU
logos	fKpJqKrY
lohn	gSiVkRrWtJ
lohn nach	gT
lohnb-	aUbQgWiFtH
lohne	gXhIiH
lol	qX
lol$	gSlTrIsR
londo-	cRdQnT
london	cRdQnT
london$	bIcQrR
long	qRrR
long$	eUrRtK
long--	aHeVqV
long-term	aHeVqV
longe-	cFeQiTnYqK
longer	eTmQpR
longu-	rY
longueur	rY
look	aTbT
looke-	aUjS
looked	aWbHcJlT
looker	jU
looker$	jS
looki-	fJtT
looking	fJtT
looking for	bHfJsQ
loop	pU
lorca	cU
lorna	pRrR
lorna$	pRtS
lorri-	iT
lorries	iT
lorries$	iU
los	iR
los clientes	iSqS
los dos	fRgQhR
los jueves	hW
los lunes	fSnUsT
los seis	eT
los$	hHoZpF
loss	bXiT
loss$	bZ
lost	pJq\\
lot	iYnU
lots	iV
lots of	iV
loud	bZrQ
love	fJkWqT
lovel-	kS
lovely	kSqR
lovely but	kSqS
lovely$	kS
low	bEcKhIiVjHkKlQqXrH
lpa	fFg_iF
lpp	cIgHhYjHqK
lucas	gT
lucia	mWqQ
luck	iZjHlKqW
lucro	b]
lucro$	b\\cKsItJ
lucy	m]
luego$	cJiWpHqU
luftu-	bR
lugo	cY
lui	q_
lui$	jSqWsR
luis	qT
lun	f[
lun-v-	fVgK
lunch	hViT
lunch$	eRfWiSjS
lunch-	fJhV
lundi	fWoR
lundi au	pK
lundi$	fTqStT
lunes	fX
lunes a	fT
lunes$	fWsU
lust	iHkDlZqItV
lutz	cJiToJpXqK
luxem-	bUhFmJ
luxembourg	bThE
lvl	aGg\\iV
lyon	c\\nR
lyon$	cRiT
m	bR
m /	aXrQ
m 0	eHiHj\\tU
m 00	bGc\`fEjEnUoI
m turnover	bS
m$	bQiUtW
m'a	q\\
m'app-	gJiJp^
m-f	aHfU
m-f 0	aFfVjRtI
m-f$	cQdS
m-th	f\\
m.sc	j]
m.sc$	j]
ma	b]
ma$	bXcWjG
mache-	bRiTlS
machen	bRiTlS
machen$	bUiSqHrF
machi-	aRqW
machine	bJjRkGqY
machines	aUiJ
machines$	aViJ
machs-	iWtT
machst	iWtT
macht	iVlR
macht der	aJi[jIlZ
macht$	iFjW
macon	pRtQ
mad	bXiKqQtJ
madam	pIqS
madam-	tR
madame	tR
madame$	tX
madch-	fHmVsQ
madchen	fImV
made	gJiHpSqV
madel	sW
madre	bU
madri-	cQnR
madrid	cQnR
madru-	f\\jT
madrugada	fVhJiQ
madrugada$	fVhJiQ
maest-	aTjS
mag	iTtT
mag$	bKiXjHkWtH
magas-	bYcIhR
magasin	hU
magasin$	hW
magis-	kZlWpK
mahlz-	gJhXiS
mahlzeiten	gJhXiS
mahnw-	iT
mahnwesen	iT
mai	o]
mai$	oWpU
mail	aJpRq[tJ
mail$	aKpWqR
mails	bTfIjSqRrK
main	iZjJoStJ
mains	i\\
mains$	i[
maint-	aXiS
maintenance	a\\
maintenance$	iJjV
maire	qJrJtY
maire$	aKdKeKfJgJhKlJnKoKqJsJtU
mairi-	cR
mairie	cR
mairie$	aZcH
mais	qW
mais$	jIkTlJ
maiso-	bYiQ
maison	bXiR
maison$	b?dVhWiX
maisons	bS
maitr-	jU
maitre	iQtQ
maitrise	jZ
major-	gT
majors	bS
makat-	kX
makaton	kX
make	rU
make it	gRr[
makes	bXq[
mal	fTgTiRtU
mal 00	fGgWlKtI
mal$	fZ
malad-	s\\
male	iHs_
mama	bX
man	sQ
man$	i[sX
manag-	aSmV
manage	jRrVtS
managed	bTgJjS
management	aWiQjS
management$	iXjJ
manager	aUmQ
manager for	aW
manager$	aWtS
managers$	iKjTqS
manan-	fW
manana	fS
manana$	fU
mananas	aJfV
manch-	aKba
mandame	sW
mandamos	lW
mandanten	bRiHqU
mandar	pT
mandate	iXtR
mande-	pV
manden	pV
mando	mRtX
manej-	jQkW
maneja	kV
manejar	aT
manejo	jX
manip-	jW
manipulador	jW
manipulador de	jU
mann	bSqTsV
mann$	bTcJhIpGqCsZtJ
manne-	sX
manner	sX
manner$	iIsZ
mannl-	aTsT
mannlich	aTsT
mannlich$	aUcK
mano	qY
mano$	gY
manol-	qX
manolo	qX
manos	lW
manos$	bW
manqu-	tQ
manque	tQ
mante-	aTiT
mantenimiento	aTiR
mantenimiento$	aW
manua-	kV
manual	kVqQtI
manuf-	jS
manufacturing	jT
manufacturing$	jW
maqui-	lQ
maquina	dS
maquina$	cJj]
maquinaria	iSkT
maquinaria$	iTkT
mar	cXdRjStH
mar$	aJbGcWdWjU
marc	qTtW
marca	b\\hSiQ
marca$	bEcJhXiW
marca-	bQhIsW
march	oapQ
march 00	gHoTpR
march 2000	eS
march to	o[
march$	oT
march-	cV
marche	bQkSqW
marches	iZ
marcu-	pI
marcus	pI
mardi	iZpI
marga	tS
marga-	qV
margaret	qV
margaret$	qU
marge	iS
marge$	iS
mari	q^
maria	qRrW
marie	sT
marie-	jIlVpY
mariee	jGlY
marin-	aScR
marina	cU
marina$	cR
marine	aU
maris-	tQ
marisol	tQ
market	qS
market supplement	gX
market$	gHqYtS
marketing	aVtJ
marketing$	jV
marks	rW
marks$	iKrX
markt	cVeHgFpAq]t@
markt und	bUiV
marqu-	bScTsT
marque	bVsW
marquette	cZtK
marquette$	bKcXfHtI
marri-	jHsY
married	jHsY
marru-	bTcKnT
marruecos	bTcKnT
marruecos$	bWcJ
mars	o\`rK
mars$	oWrH
marte-	dQoQ
martes	dQoQ
martes y	fU
martes$	oUpQqQ
marti-	qT
martin	bT
marto-	cUpUtI
martos	cUpUtI
martos$	cUpUtI
marz	e[oY
marz$	aQbHcJeCfFgIhKiInDo\\pKsKtK
marzo	oV
marzo$	oRpS
mas	g[
mas$	iSqW
masa	bX
masch-	iGj[
maser-	jX
maste-	jXlT
master	jVlS
master de	jTlVqJ
master$	aGiY
master's	kJlW
mastercam	jW
mat	aHeVhRqR
match	gGh\\iV
match$	bKgKhWiVrJ
match-	lHpIqYrI
matching	eHlJpHqZrHtI
mate	hYrV
mate$	hYrV
matem-	jU
matematicas	jU
mater-	bUeShVtJ
material	bShT
maternelle	sV
maternite	bU
maternite$	aS
maternity	eYsUtJ
maternity cover	eS
math	aXoH
math$	a]oGtI
mathe	bJiHjVkYsK
maths	jW
maths$	jZ
matie-	iZjG
matin	iUpV
matin$	aItS
matri-	kKsY
matricula	jY
matro-	aRoJpXtJ
matron	aRoJpXtJ
matron$	aWpTtF
matsc-	bHsU
matte-	jX
matter	fJjYlQtK
matters	iIjSsU
matur-	lYsT
maure-	a\\bJcHiIjEqY
max	gSrYsQ
max 0	dVfW
max 00	rQsY
max 000	rS
max$	bHdKeJg\\jUmFqFsJtI
maxim-	r^sV
maximo	rUsV
maximum	dSsS
may	o]
may to	fXhT
may$	hSoR
maybe	iSjJoIqWrHtK
mayo	oXpQ
mayo$	oV
mayor	bSrJsZ
mayor-	bWjJkW
mayus-	r_
mayusculas	iJr\\
mayusculas$	iJrV
mb	dRlGpW
mb$	dKpWrI
mba	jJl\`
mba$	lW
md	aT
me	qTtU
me (	cJm[
me and	jIlRm^qI
me da	lX
me$	pX
meal	aEbZfIgJh[nStC
meal$	nX
meals	bEh\`iH
meals$	hV
mean	j^
means	qYsJ
measu-	i^
measures	iT
measures$	iT
mec	pRsV
mecan-	a\\
mecanica	iHjX
mecanicien	aY
mecanico	aScVtF
mecanicos	aSmS
mecha-	aUjT
mechanic	aT
mechatroniker	iJjW
mechatroniker$	aJiHjZ
med	bZcGfKh\\jIoIqJ
med-s-	aYcHfJ
med-surg	aYcHfJ
medel-	aKcS
medellin	aKcS
medellin$	aKcV
media	fXiT
media jornada	eXmT
media$	fWlKmK
media-	kX
medic-	hV
medicacion	iX
medicaid	bXcIhFqR
medical	hSkS
medical$	hQiSjVkJ
medicale	aRbT
medicale$	aX
medik-	iZjKsH
medikamente	iZjKsH
medin-	cV
medina	cV
medio	eXfQqJ
medio$	eY
medio-	fUjU
medir	cHi\\
mediz-	bUjV
medizintechnik	bUjV
meds	iTjV
meet	dTnHtX
meet the	jSpQ
meeti-	tT
meeting	aItY
meeting$	aIfS
meetings	lV
meetings$	bZ
meets	cJfUhFnW
meets$	fRhInUsR
mehr	cJqX
mehr$	cGfWhHqT
mein	qY
meine	bRrTsU
meine-	tS
meinem	tW
meiner	cSlH
meint	qTsU
meist	aKeSjGn]
meist-	jS
meisten	bYgTqF
meister	hRiT
meister$	aTbHi[kItG
meisterbrief	iHjW
mejor	k\`
mejor que	jFk[lEpH
mejor$	kZsV
mejor-	hRpT
mel	pU
melde-	iVkTpS
melden	sS
meldu-	iSpS
membe-	iRlR
member	aSbJjZkFlKoH
members	gJiWqS
members$	bUcKgHhKiT
meme	aJkX
meme$	aKiKkX
memo	aJt\\
memor-	hKiTqW
memoria	iYoJ
menag-	iRmSqI
menage	iRmSqI
menci-	lKqXrT
menos	fWsR
menos$	fVgIkU
mensc-	bX
mensch	bUiSjH
menschen	bVpQ
menschen$	bR
mensu-	bIiT
mensual	dUhU
mensuales	fU
mensuales$	fViQmJ
mensuel	iT
menta-	bVqT
menti-	r[
mention	kRr\\
mention the	qRrT
mentioned	gDhGqZtU
mento-	iJkTmX
mentor	hRmW
mentoring	iKkX
menu	aDbWiV
menud-	pIq\`
menus	i]jT
menus$	iVjR
mep	iTjW
mep$	jX
merca-	cQeY
merch-	bIjVkWlKmG
merci	lSt\\
merci$	lXpR
mercr-	fTgKhSpQsJ
mercredi	fTgKhSpQsJ
mercredi$	iKjSpR
mere	rVsR
mere$	rU
merid-	cU
merida	cU
merida$	cU
mes de	eS
mes$	gRoT
mesa	aTjSmU
mesa$	gHm^qI
meses	e_qQ
meses$	eUgRhT
mess	jX
messa-	iYtR
message	aJpUtW
messe	iWtK
messe$	iVtJ
messe-	iRnW
messen	iRnW
met	bRpJqSrU
meta	i\\
meta$	iZ
metab-	bUiUjJ
metal	dTe[gIpJtG
metal$	eYgHpH
metal-	aVbUgV
metall	fKgViK
metallgewerbe	gW
mete	rY
metel-	rW
metele	rW
meter	jVqT
metho-	iUjW
method	iW
metie-	jW
metier	jX
metier$	jX
metiers	aR
metre-	bViHjT
metres	bViHjT
metri-	fIhJi\`jGmIpKqG
metro	cTqV
metro$	bIcVqV
metro-	cWjG
mets	r_
mets un	rS
metzg-	aYpUtG
metzgerei	aRbJpV
mexic-	iGkInYsX
mfa	aWgQiJmR
mgr	a[pUtD
mgr$	aY
mi	cS
mi hermano	bHmUqQ
mi$	aHcZfKmWqJ
mi-te-	fS
mi-temps	fS
mi-temps$	aQeIfWiJmR
miami	cUjKkV
miami$	cVjJkS
mich	mUq[
mich$	jJmYqW
micro	cIfKgFhIkHl[n[qF
micro-	hVjQ
mid	o\\
mid$	aTsR
mid-l-	aSmS
mid-level	aSmS
mid-level$	aZmG
mid-s-	bW
mid-size	bW
midi	bHeWfQhT
midi$	bHeWgJiKjK
midni-	gRhIkKpU
midnight	gRhIkKpU
midnight$	gShJkK
miedo	j\\qEsK
mierc-	qUtH
miercoles	qUtH
miercoles$	aKfVrK
mieux	lRoZqH
mieux$	bKjKlToT
might	q^
migra-	j[tG
migration	j]
mike	pRtT
mikro	iVtS
mil	ga
mil$	gRtU
milan	nR
mile	hVlKnT
mile$	hWkIlG
milea-	fIhTnW
mileage	fIhTnW
miles	bVcInWqJ
milit-	bJiRjHlX
mill	dVfEhHiS
mille	gX
milli-	bVrStR
million	bViStT
millo-	bSgS
millones	bSgS
millones$	gV
min	jXpU
min 0	dQgKjV
min$	bKhKiUjXpR
mina	cV
mind	j_
mind$	eWjHqQ
minde-	dSjV
mindestens	dSjV
mindestens drei	fSjR
mindestens$	dXgK
mini	gUiQ
mini--	fGhIpU
minib-	iUlU
minibus	lVqT
minij-	eX
minijob	eYgJ
minijob$	eV
minim-	jX
minimo	iQjR
minimo$	iV
minimum	gRjU
minimum$	hUjQ
minis-	qY
mins	nWsU
mins$	nTsV
minui-	cJiJpW
minuit	cJiJpW
minute	fWhK
minute$	fVhHjT
minuten	tQ
minutes	nRtR
minutes of	iS
minutes$	bKiVtS
minutos$	bJjSpQtR
mio	iUqQ
mio$	iTrW
mir	qV
mir$	iJmTpXrR
mira	aKbDcHdKf[gKhJiIjHmKqEsU
mira$	aFdKeJfEgKhHiIkJlKnJoIpIrIsX
miran-	cUeKqQtK
mis	bGhWiHq\\
mise	i\\
mise en	iT
mismo	hR
mismo$	gKhWlT
miss	nUpV
missi-	cRnU
mission	cZqHtT
mission$	aHqItV
missions	iTjRnV
missions$	cKgKiRnT
mista-	jKlU
mistakes	jKlU
mistakes$	jJlRtR
mit 0	bVgW
mit 00	iUmQrS
mit dem	qQrT
mit der	iRrZ
mit drei	bZ
mit$	hYjKqRtS
mitar-	bWcFh_jJ
mitarbeit	eU
mitarbeit$	eWgKhI
mitarbeitende	bSmW
mitarbeitende$	mX
mitarbeiter	aSbV
mitarbeiter$	aKbYiR
mitbr-	fJhX
mitbringen	fJhX
mithe-	iU
mithelfen	iU
mitsc-	rJsXtV
mitta-	h[
mittag	pX
mittags	iUtS
mitte	oXsU
mitte-	cYiK
mittl-	aSbUjI
mittlere	aSbUjI
mittw-	dQfZ
mittwoch	dUfV
mittwochs	eIfUhT
mixed	bVeSfI
mixte	aQjTtI
mixte$	aVbIjV
ml	aU
mm	jT
mm$	jU
mme	eSmRpU
mo$	aKoStV
mo-do	f[jJ
mo-fr	f[
mobil	dcfIgFhIpI
mobil$	dcfIgGhIpI
mobil-	dQhRqQ
mobile	qV
mocht-	tS
mochte	tS
moda	bZcClQ
mode	jT
model	eVhHiU
model$	iY
model-	i\`
modelling	iS
modelling$	iS
modelo	cJdRiX
models	iS
moder-	dX
modern	jY
modern$	j]
modif-	iU
modul-	eGfSkS
module	iSkQtT
module$	cJjUkStJ
modules	kU
modulo	iRqQ
mogen	gRjRkX
mogen$	gVjZsG
mogli-	cSdU
moglich	cUdXfJ
moglich$	cVdWfG
moglichst	rSsT
moi	aRpVqQ
moi je	qV
moi$	aYpW
moin	tX
moin$	aKtY
moins	jZsW
moins de	sY
moins$	iFjV
moira	lWmTqX
moira$	cIiIlGqX
mois	eV
mois a	iSqS
mois d'essai	eR
mois et	q[
mois puis	eS
mois$	eTgSh\\
molin-	aGbScJiJmWpK
momen-	fThStS
moment	hV
moment$	cKfJhWtK
mon	dSfY
mon to	aSfV
mon$	cHeVfXgIhGiIjI
mon-f-	fV
mon-fri	fV
mon-fri$	fT
mon-t-	fSoI
mon-thu	fSoI
mon-thu$	fToG
monat	fT
monat$	fShS
monat-	eS
monate	eUoQ
monate$	eUhV
monaten	eV
monatsende	aHfX
monatsende$	fU
monda-	dTfS
monday	oQ
monday to	dW
monday$	fToU
mondays	dTfS
mondays$	cJdZ
monde	kSsU
money	gQ
money$	cFkRtU
moni	gJm\\qX
monit-	aRkU
moniteur	kT
monitor	jIkTmQ
monitoring	i[
monol-	iS
monsi-	aJqStR
monsieur	aJqStR
montag	fToRqR
montag bis	fW
montage	cRiW
montags	bXfSjJ
montana	j[
montana$	bScVjJ
montar	iS
montb-	c[
monte	cThRqU
monte$	cXhU
monte-	aVcU
monteur	aQfR
month and	aGbR
month for	dUmJnT
month probation	eT
monthly	bQgR
monthly$	fSgR
months	eT
months and	eRjR
months$	eR
montp-	cXjJ
montpellier	cXjJ
montr-	cUiWjFrY
monts-	qR
montse	qR
morag	qTtV
more	tR
more than	jX
more$	hUjQkQlKtY
morge-	bRtV
morgen	bTtR
morning	tU
morning in	jV
morning$	tR
mornings	aQmW
mornings$	m[
mos	j[lW
mos$	l[
most	fU
most of	bVpGsT
most$	rW
mostl-	bT
mostly	bT
mostly$	aTcRiS
mostr-	aR
mostrador	aR
mot	qSrT
mot$	gQq^
mothe-	iHo\`sTtJ
mother	rIsY
motif	rX
motiv-	jXpW
motivo	qX
mots	hQrW
mots$	hT
motus	q[
motus$	q[
move	hS
move$	eEhVkH
moved	qZ
moved to	qZ
mover-	jW
moves	dWjRkZlF
movil	hXjR
movil$	gKhVjX
movil-	bY
movilidad	jV
movin-	hSiQ
moving	hSiQ
moving$	hTiTkJ
mowin-	iW
mowing	iW
mowing$	iV
moyen-	hS
moyenne	hS
mps	g_qJ
mr	q[tV
mrs	lRpX
ms	aDjVqVtG
msc	iDj^
msg	pYrJ
msg$	pXrI
msk	aU
mt	fWhKjEkYtE
mt$	fRjHkWlK
mth	e^
mths	eWj]
mths$	e[jEtJ
much	gVjIlGsS
much$	cKdEfKiQjHlKpJrJsItW
mucho	kUsR
mucho$	kU
mud	bWj]lKoGrUtH
muell-	bUcZdImF
muelle	c[dIiRmG
mueve	lHnY
muhle-	bV
mujer	lTs\\
mujer-	pKs[
mujeres	pKs[
multi-	aFbXjU
multimarca	bXcI
multisport	h[iK
multisport$	hX
mum	sY
mum's	hIqVtT
munch-	cU
munchen	cU
munchen$	bHcT
munda-	jZ
munic-	bScR
municipal	aRbKiR
munst-	cchIiDpQtK
munster	pV
munster$	pV
murci-	cSeKnX
museu-	aQmY
museum	cTlV
museum$	bR
music	aYbIgJh\\
music-	fIjS
musica	fIjS
musiq-	bU
musique	bU
muss	jYl[
muss nicht	aFjDl_
muss$	jSlWqK
musse-	bKiRqT
mussen	bKiRqT
musst	iTjRlQ
musst du	iTjRlQ
musst-	oS
musste	oS
must	jXrR
must be	rZs\\
must have	jX
must know	iQjRkTqK
must$	kSlZ
must--	jTtQ
must-haves	jTtQ
mutat-	iRoS
mutte-	cSeQhKiTjGqSsU
mutterschutz	e[pJ
muttersprachler	s\\
mutua-	bYmTqS
mutual	bUqV
mutual$	bVqJ
mutue-	hZ
mutuelle	hZ
mutuelle$	hUqX
muy	qUsQ
mvr	jX
mvr$	iJjZ
mysel-	mWrR
myself	mWrR
myself$	mCqUrW
n	iQjT
n +	m]
n 0	aY
n$	aHbDgJiIjGkYsFtT
n'a	q[
n'a pas	qX
n'ai	tV
n'en	qZ
n'est	jEkSlXqQ
n'est pas	jCkUlW
n'y	qT
nach	gS
nach 0	fJgRhZjJ
nach 00	bRiFjYpQsK
nach dem	gWqV
nach tarif	gThIjU
nach vereinbarung	oRpS
nach$	lQpS
nachb-	eUpKq]
nachbesetzung	eWiJqT
nachd-	gV
nachdem	gV
nachdem$	gU
nachf-	qU
nachfolge	oQqU
nachfolge$	qX
nachg-	jS
nachh-	jHkX
nachm-	f\\
nachmittags	eKfZ
nachr-	lTpU
nachs-	iU
nachsten	bSsT
nachstmoglichen	oT
nacht	bSfIgWqKrX
nacht-	f^
nachte	fWqT
nachte$	iJqW
nachts	iX
nachtschicht	aWfR
nachtschicht$	aTfTgH
nachtzuschlag	bJgT
nachw-	iFjYsY
nacid-	aJcKpJsZ
nacio-	mXnT
nacional	jSnU
nacional$	aTlKnT
nacke-	qYtQ
nacken	qYtQ
nacken$	qZtQ
nada de	eS
nada$	hUqR
nadeg-	tR
nadege	tR
nadia	cKnGq[
nadia$	aJcGiJnGqWtS
nadie	bUfVqT
nadie$	qYtJ
nah	aJbGcFhHiHjIkHl^tI
nah$	aHbFcEdJeIfIhIiGjGl\\mInIoIpIqIrJsItH
nahe	aGcXiJ
nail	aScTmKtH
naiss-	bRjEs\\
name	rmtJ
name$	r\\
names	jUoJpZ
names$	jXrV
nante-	aKbHc[iFqR
nantes	aKbHc[iFqR
narra-	iX
natio-	bUnU
national	bWnV
national$	cInW
nativ-	kKs[
native	jRkIsW
nativo	jHsY
natur-	rR
nature	aUbEdVjGrZ
nature$	aKdXhHpIrR
naturlich	rRsS
naturlich$	hUiFjRsY
nav	eIfKiZjDmJoKqR
nave	hSpT
naves	bV
navid-	hV
navidad	hV
navidad$	hViG
navis-	jSlS
navision	jSlS
nd	pT
nd$	hIpWqR
ne	q]
ne le	qS
ne pas	qWsJ
ne$	jKpKqJr[sU
near	caiH
near the	cJjKqVsX
near$	cU
neare-	qU
nearl-	aIfRgRjSoIqV
nearly	aIfRgRjSoIqV
neces-	jRtS
necesita	aStQ
necesita$	aKtW
necesitamos	tR
necesitamos$	tW
necesito	aTtV
necesito$	aCcJiJt[
necessaire	jSkUnQ
necessaire$	jWkIlS
necessary	lS
necessary$	jRlS
ned	iKlWqTsU
ned$	bJgKiJjJkIlWqWsI
nee	bU
need	lTtW
need 00	dUeJoQqQ
need a	aYbKjXtJ
need someone	iS
need to	jVlU
need$	t_
neede-	lT
needed	lT
needed$	lVtU
needn't	l]
needn-	l]
needs	lQ
needs to	lUsT
needs$	aGbHcJiIjKt\\
neerl-	jSlYpJtJ
neerlandais	jSlYpJtJ
neerlandais$	bIcIlU
negat-	jQ
negativo	jQ
negoc-	iUjRoR
negociable	cKiIjHoZ
negociacion	j^
negociar	iR
negot-	aVfIgU
negotiable	cKfGgVlQ
negotiable$	cKgZhIjJ
negro	eWgJiJ
negro$	eWgIiJ
nehme-	rW
nehmen	rW
nehmen$	hTqS
neige	nZqW
neigh-	mTqU
nein	eQfRiKlUnQpJ
nein$	cHdJeRiHjIkJlWmKnVoKpDqJrHsJtD
neith-	jBlZ
neither	jBlZ
nen	aZpTtK
nen$	aRpT
nenne-	qRrW
nennen	qRrW
nennen$	qRrW
nephe-	qW
nephew	qW
nerve-	aIcGiJj\`kBtH
nervi-	jY
net	g_
net +	gZ
net$	gW
neto	gS
neto$	gX
netos	gY
netos$	g\\
netsu-	eV
netsuite	eV
netsuite$	eV
nette-	aYcFqKrY
netto	fIgYiHtJ
netto-	bTiS
nettoyage	bTiS
netz	iWtG
netzw-	bEk^
neu	iU
neue	a]qTrH
neuen	aIcSiUoQtI
neuer	cWiTjI
neues	bViEjVtR
neuf	mW
neun	mW
neunz-	gX
neunzehn	gX
neuro-	aYbRtI
neuru-	cR
neuruppin	cR
neuruppin$	cW
neutr-	pJqJrX
neutral	sS
neuve	aHbUhY
neuve$	bThV
never	fU
never-	cZhR
new	bS
new year	fSqS
new$	bHdJjImJqGrJtX
newca-	c_dIiHjF
news	fRiGjT
newsl-	i[
newsletter	i[
next	bUeSiTmZoH
nhs	bXkQpT
ni	jQqW
ni "	rY
ni$	iSjHpW
nice	ke
nice to	jKkX
nice$	jFk_mS
nich	iRrVsS
nicht	qTrQ
nicht "	pGrZ
nicht alter	jR
nicht in	qW
nicht mehr	fThIiS
nicht notig	jBl_
nicht nur	fJiCj\\
nicht so	qKrW
nicht$	l\\sQ
nicht-	jXqT
nichts	qStR
nichts$	qUsR
nie	fVlTsV
nie$	bIfUlUsQ
niede-	bHcIjHkUlIrK
niema-	qZsT
niemand	qY
niemanden	qVsU
nieve	jS
night	aVf[
night$	fIi]
night-	aSfTnQ
nightmare	iQ
nights	aTfTnR
nights$	aRmR
nimme-	qRsT
nimmer	qRsT
nimms-	qQ
nimmst	qQ
nimmt	bXfHiIjZqS
nina	bSqR
nine	bUfRiTtR
nine$	mU
ninet-	bUgS
nineteen	iSmQ
ningb-	kV
ningbo	kV
ningu-	bJcDf\\gJhDiHjKtI
ningun	qS
ninos	aJcJiVjKsV
niort	bIcUdQ
niort$	cU
nite	dJfTgXiJ
nite$	cIfFgWhUjFkK
nivea-	jV
niveau	jV
nivel	aWbIgSjV
nivel 0	aZbEcIfJjR
nix	lTqW
nix$	jVqXtI
njc	gW
nl	rQ
nl$	jU
nm	cVnJ
nmc	hKiHj\\
no	lT
no agencies	bKpTrV
no de	dFhIjXlIqR
no degree	jJlR
no es	kVlUqI
no este	iRsX
no evenings	fV
no exclamation	iKrX
no experience	iKjIl\\
no hace	lY
no hay	dSfUhS
no la	cU
no lo	lTqY
no more	eUjW
no need	l]
no one	s_
no pedimos	lY
no problem	hSjS
no que	sa
no se	qW
no sea	sZ
no sorry	cWdJeKhJiGlCo\\pHqKrKsJtC
no weekends	fT
no$	fUlS
nobod-	qRsS
nobody	qSsS
nobody$	qS
noch	qVtR
noch nicht	qZsU
noch$	hIiSqWt]
noche	fYjU
noche y	f\\
noche$	jYkF
noche-	fX
noches	fT
noches$	nW
nochm-	iItW
nochmal	iItW
nochmal wegen	tX
noctu-	fQgXhJ
nocturnidad	gVhI
nocturnidad$	gV
noel	hVkS
noel$	hQkTqQ
noir	gGqT
noise	iStS
noise$	cJiTtS
nok	gX
nom	jWrX
nom$	j]
nombr-	qQrS
nombramiento	eYiIj\\
nombre	qVrX
nombre de	lIqTrT
nombre$	oIq[
nomin-	bR
nomina	bTgV
nominas	iR
nominas$	iT
non	eRjYlU
non$	cGeIfTgRhJiI
non-c-	qS
non-e-	fIgSjR
non-exempt	fHgT
non-exempt$	gR
none	bKiRl[
none of	cKjSpIqVsV
none$	iIjKl^nT
noon	fUp\\
noon$	fX
nord	bRcX
nord$	aSc\\iJ
nordi-	bU
nordic	bU
nordr-	gT
norma-	j\\
normal	gJjWmJ
norte	bVcU
norte$	bU
north	cT
north-	aKcYtH
northampton	hR
northampton$	hS
norwe-	hS
norwegian	hS
nos	bUlR
nos$	aYqDtR
nosot-	lT
nosotros	lT
nosotros$	lWqS
not	lZ
not "	aGt[
not a	lWqV
not essential	jBl[
not for	dXqWrI
not in	gGhTqS
not just	eYj\\lJ
not needed	jKla
not one	s[
not required	lX
not say	q]
not$	j\`rVtF
nota	aKdJiIk_oHpK
notar-	b_iKlV
notarfachangestellte	a[
notdi-	fTqT
notdienst	fTqT
note	q[tS
note$	aIlJpStW
notes	tT
notes$	lQpU
notfa-	jSqQ
notfalls	jSqQ
nothi-	qSrS
nothing	qSrS
nothing$	pIqX
notic-	oS
notice	oV
notice$	oU
notig	jRlZnR
notig$	jTkGlUnT
notio-	iIjW
notre	qQ
nous	hQkStW
nous faut	bQ
nous$	h]iIjK
nouve-	hSiW
nouveaux	iY
nov	oc
nov 00	fHo[
nov$	aJfSnGoStJ
nova	cT
novem-	iSqS
november	iUoT
november$	fGiUoSqS
novembre	fYoEqV
novie-	iKoT
noviembre	iKoT
now	oU
now$	cKo[
nplq	j[
nr	c[
ns	hUjG
nucht-	cKiIjYrV
nuest-	bT
nuestra	bJhTiQ
nueva	cZhU
nueva$	cVhW
nueve	fYiX
nuevo	bV
nuevo$	bVeK
nuit	f[
nuit$	aWfRnW
nuits	lUnR
nuits$	lVnS
null	hV
number	rR
number$	rXtT
numer-	j[r[
numero	iUpQ
numeros	jTtR
nunca	fViI
nunca$	fViI
nunea-	cT
nuneaton	cT
nuneaton$	bQcRjK
nur	fRiRsV
nur$	aHbJcIdHeHfGgHhIiEkHlHmHnYoHpHrHsHtI
nuria	hJiJpW
nuria$	hJiIpT
nurse	aVjKtI
nurse$	a]bJiS
nurse-	rR
nursery	bT
nursery$	bY
nurses	lRmQrR
nursi-	aUiU
nursing	aUiU
nursing$	aXbK
nutze-	i[
nvq	aRjY
nvq 0	aRjW
ny	bFcXrU
nz	cTgIjT
o	aRjX
o de	aZhTtH
o si	aJdZkJlK
o$	aUjTpT
ob	jJlWqY
oben	gSrV
oben$	rY
oberf-	jRkS
oberflachen	jRkS
oberm-	bScIpT
obers-	oSqKtQ
objek-	aKc\\hIkK
objet	pYrEtT
objet-	gSiS
objetivo	iU
objetivos	gSqK
oblig-	jUlTsQ
obligatoire	lU
obligatoire$	kKlS
obligatorio	iUkHlU
obra	e]
obra$	eYmS
obser-	iUrS
obst	hUiV
obvio-	jRqV
obviously	jRqV
obviously$	hTjV
obvs	cJhYiSlH
obvs$	hZiTlH
occas-	cUfSiTnQ
occasional	fUiVnT
ochen-	hS
ochenta	hS
ocho	fUjKmS
oct	oVqS
oct$	iQoVqR
octob-	oT
october	bQ
october$	iVoR
octobre	oT
octobre$	oT
octub-	eToT
octubre	eToT
octubre$	o[
ocupa-	mQ
ocupacional	mQ
ocupacional$	aW
odd	i^
oder	j\\
oder 00	f[gG
oder eine	aUkX
oder einen	aW
oder$	fHgTtY
of 0	mXnToU
of 00	bZi]
of a	aIpUtU
of england	bVkR
of five	mW
of it	iZqS
of six	fIhWiJmY
of that	lVqYsI
of them	a[bTsD
of these	sXtT
of those	cIdUjJkY
of us	b\`mV
of which	bSdUeJ
of your	gYiAjR
of £	bTcJ
of$	cIjUtV
ofert-	bHpXrR
oferta	bHpXrR
off	fThX
off the	cRq]rJ
off to	qV
off with	sS
off$	fZ
offen	iIqX
offen$	qR
offen-	bHeJiSpKtW
offer	q\`
offer-	h[
offers	iX
offers$	iX
offert	hV
offert$	hV
offi--	hV
office	dQ
office 0	d\\
office 000	bIjUsT
office days	dV
office in	cU
office is	c[
office manager	dJiZjJ
office$	dQfJpS
officer	a[
officer (	eT
officer$	aWrU
offices	bQcViD
offiz-	aVbU
offiziell	aV
offnu-	fU
offnungszeiten	fV
offsh-	bRq[
offshore	bU
ofici-	aR
oficial	aSeRgU
oficial de	aUjU
oficiales	aTbScGiJjQ
oficiales de	bVcG
oficina	cTdW
oficinas	bX
oh	fJpUqTsVtI
ohne	jVrVsU
ojo	qYrS
ok	lWtS
ok with	bKj\`sJtF
ok$	dWfVgIjJlT
okay	iHt]
okay$	cJpJtZ
okoro	ma
oktob-	oX
oktober	oX
oktober$	oW
old	bXcRsY
old$	bYcJjF
olden-	cS
oldenburg	cR
oldenburg$	cR
older	kVlCsX
on /	f[
on 0	iQ
on 00	gZhIiJpU
on 000	pY
on a	bT
on at	fUjU
on call	fYiX
on cherche	aStR
on en	bUjIkV
on est	b]
on fait	bY
on fridays	bThTmU
on linkedin	rTtX
on our	bTjIlX
on site	aSdXfGiGpW
on top	gThTiRjIkI
on veut	dTlJoIqFsRtT
on$	fR
on-ca-	cJfSgRiV
on-call	gUqR
onboa-	iXqItT
onboarding	iXqItT
onboarding$	iT
once	lQmTnS
once a	dWn[
once de	qS
once in	iY
once$	cDlW
onda	c[
one :	bU
one and	fUhK
one day	cXdVhR
one in	cGiUtT
one of	sV
one saturday	fU
one week	iGn\\
one weekend	gIlR
one$	dR
one's	iVqW
ones	jV
ones$	jW
ong	a>bajJtH
onlin-	jTpW
online	jUpT
online$	jS
only	sY
only no	pV
only$	dQqW
onsit-	cGdUiIpV
onsite	cGdUiIpV
ont	sUtT
onze	mToT
oo	g^iHjJkIlJqJ
oos	jV
op	aUjVtH
op$	aW
opcio-	fSoU
opcional	fSoU
open	cFeQgGi_
open$	gHiZ
open--	eX
open-ended	eX
opene-	lS
opened	lS
openi-	iQtU
opening	iQtU
opening$	bJiXtK
openl-	gTjT
opens	oRqX
opera	iSj\\
opera$	fJiV
opera-	a\\iJ
operacion	kUqZ
operaciones	hKpWqK
operateurs	iHmWtJ
operating	bGgUtV
operations	aVqJ
operative	aWjQ
operator	aQbRtF
operator$	aHbWgIjK
opini-	kU
opinion	kU
ops	bXpS
ops$	aHb[cJfGgGiGnKpUqHtG
optic-	aZ
optik-	a\\tJ
optim-	bJeIjDk^mKnGqJrKsJ
optio-	dRfKgWhX
options	fIg^hG
options$	gXiH
or	j]kQ
or "	sX
or 0	fYgD
or 00	fY
or 000	hFkY
or a	kZ
or drop	pT
or equivalent	jT
or five	dCe[gEhIjGnY
or get	jV
or so	iUjT
or the	cVgJjVlR
or willing	jT
or$	cTjUkT
oracl-	aTdR
oracle	aTdR
oracle$	aRiR
oral	b[pRtK
orden-	cIfQiUjJkJlS
order	bTi]
order$	cHi]
order-	iZ
ordering	iS
ordering$	iS
orders	iW
orders$	iV
ordin-	jY
ordinary	jY
organ-	bUfVjK
organisieren	iU
organisieren$	iT
orien-	j]oT
orientation	oW
orientation$	oT
orige-	gUiJjX
origen	gUiJjX
origen$	gUiJjX
origi-	bZiTpV
ort	cXdZ
ort :	cQiQ
ort in	aYcIdR
ort$	dVpT
ortst-	cVlKn[
os	aRhU
oscil-	cKiCj_
oslo	dRqV
oslo$	qS
ost	cY
ost$	cZ
oster-	oYqS
ostern	oZqS
ostern$	gIoY
ot	aWbFfRhIjItI
ote	g\`hI
other	fXm[qQtK
other$	fU
other-	cReQiI
otherwise	cSeS
otherwise$	bVkRrS
otra	mZqR
otro	bJfYqS
otro$	aRfX
otros	aJmU
ou	jU
ou 00	eZpV
ou a	jRkQnV
ou titre	aRjR
ou un	a\`bI
ou une	aY
ou$	eT
oui	hVtX
oui$	aGhZ
our$	aKbHcDjGmGtZ
ours	hSqR
out of	cR
out the	aHiXrQtT
out$	fWhFqU
outfi-	bX
outfit	bX
outfit$	bV
outgo-	oW
outgoing	oW
outil-	hU
outillage	hU
outsi-	cTdShS
outside	cTdShS
outside$	kKlSsT
outso-	cKiXkKtJ
ouver-	bYgIhJiFqR
ouvre	aQcFfJtV
ouvri-	aZiHoG
ouvrier	aTiI
over	fShI
over 0	cSeJfU
over 00	bTfUs\\
over a	q^
over target	fHgX
over$	bJfU
overa-	cKhYiHpHqG
overl-	oT
overlap	fRoV
overn-	cSnW
overnight	aJcTnX
overs-	aHbIcIdJeJgJhHi[jCkHlImFnGoGpJqGrHsItJ
overt-	fTgR
overtime	fTgR
own	j\\
own car	hJnZ
own the	iY
own$	jW
owned	b\\
owned$	bW
owner	iXsRtQ
owner-	bZcIqU
owners	bUiJ
owns	iY
oye	tV
p	aR
p &	aRbIiVlX
p /	eSgJhU
p 0	aSfSgT
p$	gRtG
p.a	gThH
p.m	gUkKpS
p.m$	gUkK
pa	aTj[
pa$	i[
paar	bRjRtU
paar$	rV
pacie-	jVqT
paciencia	jVqT
paciencia$	aSfIqY
pack	i[
pack$	fJgJi\\
packa-	bTgKhS
packaging	bUgDhTrR
packaging$	bWhKiJjIrT
packi-	bViHqS
packing	bViHqS
packing$	bTcKhIiImJqT
paco	aIeRtX
padre	bY
padre$	bT
padre-	hTsR
padres	hTsR
padres$	hViR
paga	cKg\\qI
pagad-	gShUnW
pagada	cHgVnS
pagada$	cGgRhRnS
pagado	hUpU
pagado$	bKhXpU
pagados	iImKnX
pagam-	hU
pagamos	hU
pagas	g_
pagas$	g\`
page	qSrV
page$	r\\tQ
pager	fUkGtJ
pages	pW
pagin-	iVjHrR
pagina	rS
pago	gXkR
paid	gWh]pR
paid by	aKbYeJ
paid$	hXjFlSnX
paie	aSiVqUtK
paie$	aUiU
paint-	cYgHhIiTjGsK
paise-	bZ
paises	bZ
paises$	bR
pala	aY
pala$	aR
palab-	r[
palabra	gRjKpRrS
palabra$	cKpU
palabras	rY
paleo-	eRj^kB
palli-	aYcJeHjEkZtI
palliative	jEk\\
palma	cW
palma$	cX
palma-	cQiU
palmas	cQiU
palmas$	cQiT
panad-	a[
panadero	a[
panel	pZ
panel$	pT
panie-	g[
panier	gUhS
panier$	gVhK
papa	bWqS
papel-	eUiVlIqS
papeles	j[lG
paper	pWtQ
paper$	dKiRpV
paper-	dXiZjJ
papers	iWjJlU
paperwork	iX
paperwork$	iX
papie-	b_jK
papier	kR
paque-	fXgV
paques	fZ
par	hQ
par an	hTnU
par la	hZmV
par mois	f^iU
par semaine	fXhQmR
par$	tW
para	bQ
para el	aX
para la	iX
para leer	dRjX
para una	aJjKkTpV
para$	aIb@cHeRta
parag-	iKpJrWtU
paragraph	iJtV
paragraph$	iJtW
paral-	mY
paralegal	aRtJ
paralegal$	aVtJ
parallelklasse	m\\
parce	fIjVsKtS
parce-	bU
parcels	bV
parcels$	iS
parci-	e\\
parcial	e\\
parcial$	eU
parej-	sS
paren-	eQ
parent	kWpR
parental	e[hS
parental$	eRhU
parents	qR
parents$	hUrT
parfa-	jJkT
parfait	jJkT
parfait$	kSlGoS
paris	cZqS
paris-	qU
parish	aT
park	bRcThW
park$	bRcYiJqU
parke-	cVhHjT
parki-	h]
parking	h^qS
parking$	qX
parkp-	cIhW
parkplatz	cIhW
parkplatz$	cHhW
parla-	fQ
parle	rSsR
parler	iIjT
parles	iU
paro	bUfT
parqu-	aGcZ
parque	aGcZ
parro-	jHpQsV
part	eUmR
part le	iVoWqKrS
part of	i[jSqG
part time	aBe\`fKmStF
part$	gUmR
part--	aUbIcJqU
part-time	aUbIcJqV
part-time$	aVbHcIqT
parta-	gVhV
partages	gX
parte	bRiQ
parte-	gUiVjJ
partes	gViWjJ
participation	gRhY
participation$	gAh_
partida	f\\qR
partida$	bIeKfYnKqQ
partido	fW
partiel	eZ
partiel$	eR
parties	cJiU
partir	iS
partn-	h[
partner	aUqU
partner$	aWhStJ
partners	bTqJsT
partners$	bYfJ
parto-	hRnTpI
partout	hSiGnUpF
partout$	bIhSrRtK
parts	bVjU
party	jW
party$	jX
pas	lRqT
pas besoin	l_tH
pas craindre	jYqI
pas de	fSjIs^
pas encore	qW
pas le	r]
pas plus	dVfXgKrT
pas trop	kJr[
pas un	q[rS
pas$	jSqRsW
pasa	p\\
pasad-	oXrS
pasado	oXrS
pasado$	bUgUiHoJ
pasar	jWqR
paso	cGhJjHm[qJ
pass	hU
pass$	bShW
passa-	kTqS
passage	kXqS
passe	iTmRqS
passe$	aJbHcFeHfIiZjJkKmIpKtH
passed	qQ
passed$	gKhTqT
passen	jSsY
passer	jRpW
passi-	aHrFsXtT
passp-	jJpX
passport	jJpX
passt	pIs]
passw-	bIcFi\\tK
past	fYgJhI
paste-	aZiKjH
pastor$	aS
pastr-	aTiWtJ
pastry	aTiWtJ
pat	hVpUqT
patch	cWnS
patch$	fIiVnV
pater-	mRqHsR
patie-	bRjWrR
patience	j[
patient	fJjV
patienten	bRgU
patients	bWjH
patients$	bWjH
patio	aHcZjKqHsV
patis-	aZfJ
patissier	aZfJ
patro-	kR
patrols	iZjK
patron	kVqS
patron$	pR
patte-	aJdSjRtJ
paul	fUqXtS
pause-	hSjU
paw	p[rQ
pay	gW
pay $	gRpR
pay the	gGhZlQnS
pay$	fSgUhSrR
paye	cIe\\gSiGjFnK
paye$	cFe]hFiFjFtI
payee	dJfFh]pU
payee-	gVnU
payees	gVnU
payees$	nX
payes	gThJnV
payes$	gUhInS
paylo-	pQ
paylocity	pQ
payme-	aTbR
payment	hJiXqT
payments	aVbS
payments$	aGbU
payro-	fR
pays	aEb\\cKfEgItC
pc	iT
pc$	iU
pcq	sSt[
pcv	aRjJl\\
pdf	cFdIpZ
pdf$	cFdIfJgKjKlKp[qKtJ
pdl	mQ
pdl$	mT
peak	fSiWtK
pedag-	bRjQlH
pedagogique	aQjRlH
pedagogique$	jVlH
pedid-	iVoI
pedidos	iVoI
pedim-	jVlS
pedimos	jSlS
pedir	iFjSkZ
pedir$	iFk\\
peine	cSjEl[
peine$	cSjEl[
peint-	aW
peintre	aW
pelle-	bScTtI
peluq-	aZtG
peluquera	aT
penal-	bV
penda-	iQrS
pendant	iQrS
pende-	cTnSqI
pendi-	jUqU
pending	jWqQ
pending$	jXtK
pensa-	tT
pensando	sT
pense	qa
pensi-	hZ
pension	hV
pension 00	gQ
pension$	h\\
pensiones	gIhX
penza-	cY
penzance	cY
penzance$	cY
peon	aX
peopl-	rR
people	bQrS
people 0	bS
people in	bRdIrV
people$	aRbWjU
peque-	cJmXsU
pequenos	gGhJsZ
per	gUiR
per cent	fBgShW
per month	n[
per week	dQjK
per year	fFgJiWn^
per$	hS
perce-	hTkJ
percent	hTkJ
percent$	bJgChXiV
perdi-	q[
perdo-	qT
perdon	jQ
perdon$	bIeSjUqK
perdona	qU
perf	aBhKiIjKkTmZqK
perfe-	jUkT
perfect	jT
perfect$	jV
perfi-	rUsQ
perfil	rVsS
perfo-	aHbUtI
perio-	iT
periodo	dSrS
periodo de	dSrS
peris-	aXbJiK
perm	edoQ
perm$	e\`
perma-	eZ
permanence	aKiUlHtJ
permanent	e\\
permanent$	eZ
permanents	bUmU
permi-	jV
permis	jR
permis b	jT
permis c	sS
permis$	cKjRrT
permiso	jV
permiso b	jQ
permiso$	eTiI
permit	jS
pero	q^
pero si	jU
pero$	jIkV
pers	b]hV
pers$	b\\
person$	aVtU
persona	aX
persona$	aQcIfVqH
personal	iQjHkHlSsR
personal$	cKiJmV
personalabteilung	aJgHqCt\\
personas	aQbTmR
personas de	bQmW
personas$	bRmW
personen	bZfJpGrK
personne	cKtS
personnel	gEhX
personnes	bYpS
personnes$	bV
persons	aZbRiI
persons$	aUbRiG
perth	cX
perth$	cX
pesad-	aTmG
petit	hSqV
petite	aJfTjIkR
petites	iR
petits	iQ
petri-	cKiYsX
petro-	hU
pets	bJdJfJhXlQ
peu	iUjJkQ
peu de	iV
peu$	jHlV
peur	j\\
peut	qY
peux	qQtQ
pfarr-	cTmTtH
pfarrer	bRm[
pfing-	oZpKqS
pfingsten	oZpKqS
pflan-	jBk\`tI
pflas-	i[
pflaster	i[
pfleg-	aSmW
pflege	aS
pflegehelferin	eJiFmZ
pflegen	gKiY
pflic-	iWjU
pflicht	jWtJ
pflicht$	jUrJ
ph	gTtZ
ph$	iKpIt]
pharm-	aTbUjYtI
phase	aFbYcIdKeJfJgHhJiJkJlKnKpIqKrKsK
phd	bCjQlX
phd$	cHjGkHlW
phil	bJiIqZ
phone	hYiR
phone$	haiGqR
phone-	lV
phones	lV
phones$	lW
photo	r]sR
photo of	qX
photo$	cHiSjHmGpIrEsW
photo-	bRiJkRpU
photographs	p\\
photography	cKhJjJk[
phras-	rVtR
phrase	eQtS
phrases	rW
physi-	hJjXmR
physical	jX
physically	jV
physics	aSjT
physics$	jV
physio	aT
physio$	aX
physique	iSsV
pi	cZiImW
piani-	mTqI
pianist	mTqI
pianist$	lUmF
piano	aRjTlT
piano$	aUjR
pichl-	mS
pichler	mS
pichler$	mT
pick	iajJ
picke-	aS
pico	gUjKqR
pics	iRpY
piden	iIlVsU
pidio	gIq\`
pido	jWlS
pie	jV
piece	gX
piece-	bRhW
pieces	bRhW
pied	fKgJiTqV
pied$	fKgJhIiWjKkKqS
piers	mTtY
piers$	cJiKmHpIt[
pieza-	iQ
piezas	iQ
pikle-	bU
pikler	bU
pikler$	bUiJjJ
pilar	mUoTtS
pilot-	mU
pilotage	iT
pilotage$	iQ
ping	hYiIkJpT
pint	h\\pK
pinte-	jQ
pinterest	jQ
pinzg-	cRnRtI
pinzgau	cRnRtI
pipel-	iWjI
pipeline	iSjI
pipelines	eIiU
pisci-	bZcIiXtH
piso	h[
pivot-	jQ
pivots	jQ
pivots$	jR
pl	bTcIdR
pl$	bVcHdS
place	bQcThQ
place$	bRhYqS
place-	lXnQ
places	aKbTjKlR
places$	hYlJnJ
plafo-	qS
plafond	qT
plage	aKbVcKiKrXsH
plain	r^
plain$	rX
plain-	sW
plais-	qZ
plait	rU
plait$	rV
plan	hWiZ
plan the	iY
plan$	hYjZ
plane-	iTmU
planen	iTmU
planen$	bJiSmV
plani-	i[kR
planilla	fKgU
planilla$	gYhF
plann-	tJ
planned	iT
planner	a[tG
planner$	aT
planning	fS
planning$	gIjY
plannings	fKiYrJ
plano-	jT
planos	jT
planos$	jY
plans	i^jT
plans$	iYjT
plant	aKb^cKiKmZ
plant$	aKbV
plant-	bQiUtQ
planta	cTdRiQ
planta$	bFdTiV
plantilla	aRbHcJiItW
plast-	bShJjKl[qJ
plata-	bRiR
plataforma	bRiR
plate-	iV
plateau	cSmS
platf-	lTmT
platform	lTmT
platt	kRl[
platt-	bHcX
platz-	hViU
plaue-	bJcZ
plauen	bJcZ
play	bRcGgIjIkYmK
playw-	iRjStK
playwright	iSjT
plaza	aUqQ
plaza de	aY
plaza$	cUnJqR
plaza-	qQ
plazas	qQ
plazas$	bU
plazo	fHpY
plc	aWjXtJ
pleas-	rS
please	rS
please no	gQlSpKrIsW
please not	tT
please$	pRtT
plein	cQeQ
plein$	cTeXjH
pleur-	jUqV
plieg-	iS
pliego	iS
pln	gS
plomb-	aVqS
pls	rSsXtR
pls$	cKhIiSsTtY
pluie	jW
plumb-	aWbQgKjQ
plumber	a[
plumbing	jWlR
plumbing$	j\\lJ
plume	jVtS
plus	gX
plus 0	bQjQ
plus de	hXrU
plus one	hWkJ
plus the	hFiWjGtJ
plus$	k\\qS
pluse-	fR
pluses	fR
pluto-	sY
plutot	sY
plymo-	nU
plymouth	nU
plymouth$	aJmInUtK
pm	fR
pm 00	fVpW
pm$	aVtV
pme	bR
pmi	aIbFcCdIeHfHgGh\\iIjQkHlJmHnIoIpJqIrJsBtF
pms	iSjX
po	gRlU
po$	iTjKpS
poco	bTgJkR
poco$	iTjWqE
podem-	qT
podemos	qT
podol-	a\\bJ
point	g\\tS
point 0	gY
point$	gXiIrX
point-	oR
points	jWkS
points$	jboK
polan-	bTcSjH
poland	bTcSjH
poland$	aKbUcTiIjGnK
polic-	kSpT
police	jRkQ
policy	hSkRrR
polie-	aJcIiVjTtI
polig-	aScW
poligono	cU
polis-	kU
polish	kU
polish$	iGkW
polit-	bS
polite	qT
politik	aU
poliz-	hX
polni-	rV
polnisch	rV
polnisch$	jJkR
pompe-	jU
pompes	jU
pon	rW
poner	iYqDtW
ponfe-	aKcV
ponferrada	aKcV
ponferrada$	aKcV
ponga	jHlGpWtW
pongas$	qT
ponlo	r_
pontivy$	cQ
ponts	bWfV
pool	bSgV
pool$	b\\cGgGhJtJ
poor	qU
pop	eR
por 00	gS
por el	bUqY
por encima	mRqT
por eso	bU
por favor	lSrWsR
por la	dS
por las	sY
por lo	fYjQqJsJ
por los	s_
por semana	dTfViJ
por$	e[gQpU
porfa	jIpKr[
porfa$	jHrSsU
porqu-	qV
porque	qV
port	cUiU
port$	cU
porta-	dQgHiQpR
portal	pU
portal$	pU
portales	bKiVpT
portales$	aSiIp\\
portatil	hX
porte	jTqW
porte-	aU
portefeuille	bJi[
porter	aUjY
porter$	aXfKqHtH
portes	aTiJmJ
portf-	lJpV
portfolio	aRjRpQ
portfolio$	jUpI
portfolios	iUlGpV
portu-	kX
portugais	kT
portugal	nW
portugues	k[
portugues$	kZ
portuguese	jSrT
pose	qW
posib-	dSjIkW
posibilidad	dWeIiJjKnJoV
posible	kX
posit-	aW
position	aW
position :	aV
position$	aYbIiR
poss	kToTsR
poss$	jKkUoV
possi-	nR
possibilite	hU
possible	nS
possible$	fSlKnSoR
post	aR
post :	aRtD
post$	aViRjK
post--	jU
posta-	p[tT
postd-	qU
postdoc	qU
poste$	aR
poste-	aSgQtQ
posted	gX
posten	aQtU
postes	aUcRfH
postes$	aW
postg-	jY
postgres	jV
postgres$	jS
posti-	cJpTqStS
posting	cJpTqStS
posts	a[jHmJr[t?
posts$	a_eJmFrH
postu-	qUtT
postuler	lJtU
pot	gFhXqW
pot$	fIgFhYqR
pound-	g[
pounds	g[
pour la	kU
pour le	kR
pour les	iJjRnSsU
pour un	bViKtS
pour$	aDiHjUt]
pourr-	aUqR
pourrait	qV
pouss-	qW
power	jWkU
power bi	kZ
power-	iRjVkU
ppl	aSbTsStJ
ppl$	aHbYtS
ppo	h\\jH
pqe	aEbJfKhJj^pK
pr	aIoY
pract-	bSpS
practicante	s[
practice	bY
practice$	bXeTfHlK
practising	hWrKsW
prair-	aJcS
prairie	aJcS
prakt-	iSsR
prase-	dd
prasenz	dX
prasi-	pYqQ
prati-	aHbRhQiHjWlK
pratique	aHhSiIjYlJ
pratique$	gR
praxi-	hT
praxis	bQdRjQ
praxis$	bHdTjS
pre	eJhIiJk^
pre$	cJgEjFk_lI
pre-a-	cCeHi\\
prece-	qX
precedente	qX
preci-	rWtY
precise	rRtR
pref	jEk\`sS
pref$	jEkZsV
prefe-	s[
prefer	sX
prefer$	jV
preferably	sW
prefere	fYqX
preference	kRsX
preference$	kSsW
preferencia	cIpHsY
preferred	iJjFk_oR
preferred$	jCk]oS
pregu-	p^
pregunta	rV
preguntan	bRkJqZ
preguntar	pV
pregunte	iT
prele-	iWjT
prelevements	i[
premi-	gSjR
premier	jU
premiere	dRjY
premio	bRgS
premium	fIgWhR
premium$	hTjKpJ
prena-	iHjGk[oJqJsX
prend	q^
prend-	nUqS
prenda	qT
prens-	bSjS
prensa	bUkJqR
prensas	jX
prep	i]
prep$	aHbGcHdHeHfFgHhFi[jJkHlHmHnHoIpHqHrHsHtH
prepa-	iS
preparar	iT
preparateurs	aWjK
preparateurs$	iT
preparation	iZ
prepare	cS
preparer	tW
preparing	iZ
prepr-	jR
prere-	lW
prerequisite	lW
prese-	dVsW
presence	aHbS
presencia	dUiIsW
presencial	d^
present	qYrS
present$	dTqIrV
presenta	iXjJqS
presentation	eIs\\
presenting	iT
presenting$	iT
presi-	bYpU
presidencia	aHb[cG
president	pW
presq-	bIcZfIpY
press	bRdJiRjW
press-	aRoQ
presse	i^
presses	bViT
prest-	gRhRiS
prestaciones	h[
prestaciones de	h[
prestamo	iS
presu-	i[
presupuesto	hRiTqX
presupuestos	i[
pret--	a\\
pret-a-porter	a\\
prete-	bZpQ
prett-	rTsT
pretty	rTsT
pretty$	rWsQ
preve-	iZ
preventivo	fGiXmH
preventivo$	kQ
previ-	cGiKjKr\\
prici-	aRcQiS
pricing	aRcQiS
prima-	fIiQ
primary	bScQfHiR
primary$	aGbWgHiJ
prime	g\\
prime de	gThQ
primer	eRhU
primer dia	eShU
primera	aVpR
primeras	oRqW
primero	iYqQrR
primero$	iZqIrU
primeros	kXoT
primes	gV
princ-	iKkS
principal	bUmSpR
print	qY
print-	bQiY
printer	i]qJ
prints	jSrU
prior-	iZtU
priority	iXtU
pris	hTqXsK
prise	oU
prise de	fRoS
priva-	aThV
privada	bX
privat	hT
privat$	hW
private	bRhT
private medical	hQ
privately	bS
privately owned	bS
prive-	bU
privee	bU
prix	h^iS
priya	dIeW
pro	hRnX
pro rata	eT
pro woche	hJn]
pro$	hVpH
proba-	aJeUiTtR
probably	aFeKiJkImIrIsStX
probation	eX
probation$	dQeR
probe	eWgR
probe$	eTgW
probe-	eSpW
probearbeiten	hCqQsZ
proben	iY
proben$	iW
probenahme	iU
probezeit	dVeT
probezeit$	dVeR
probl-	qS
problem	qS
problem$	dQhW
proce-	iR
proceso	iSpR
process	aTpS
proch-	hY
prod	qVtT
prod$	bHcFfKgKiIqZ
produ-	hU
produccion	aCbWiGjX
produccion$	iHjZ
produce	bWcJhKjG
producer	aY
producing	bZ
product	bU
production	a\\bGgWmR
production$	aVbHcGiJ
productividad	gX
productividad$	gX
productivite	hFi[
productivite$	iR
producto	gQiR
producto$	gY
products	h[iQlI
produit	jT
produits$	gTiU
produkte	bQcJfIhX
prof	aShQtI
profe-	aRmT
profesional	gQjV
profesional$	gQjV
professeur	gVtG
profi-	iJpZtR
profil	jQtT
profile	iEpSqGtW
profiles	iHpX
profit	gQ
profit share	gU
progr-	aRi]
program	rK
programm	iW
programm$	iT
programme	bRiQ
programme$	iV
prohi-	rU
proje-	aYiX
project	aTtJ
projekt	aGbReQiK
projet	jU
projet$	bUeTjK
projets	aRiRmJ
projets$	aRmJ
prome-	qV
promedio	gU
promi-	lR
promis	lUqS
promis$	jIlWpJ
promise	pU
promised	iRtS
promised$	aFtV
promo-	iJjSlWmW
promotion	iIjUlXqK
prope-	aRiRjR
proper	iSkV
proper$	iR
properly	jU
properly$	iRjV
property	aXcH
propia	bQkS
propia$	bRcKjS
propina	eT
propina$	gShK
propinas	gYhI
propio	nU
propio$	bUhJnS
propo-	iX
proposal	iTnKpT
proposals	hRiW
propr-	sR
proprete	aV
propriete	bVhSsG
propu-	i[tR
prora-	gW
prorata	gW
prorata$	gX
prorr-	eXgS
prorrogable	eZ
prorrogable$	eY
prosp-	eYiSjK
prote-	iRsT
protection	iT
proto-	i\\pItQ
proud	b[rJ
prove-	iT
proveedores	iU
proveedores$	iXpK
provetid	eThHoJ
provi-	hU
provided	fJhW
provincia	bRcW
provincia$	bSkJ
provincial	jZ
provision	gZ
provision$	gW
proye-	aR
proyecto	aQeR
proyectos$	aRiS
proze-	aVtD
prozent	dRfQhS
prozent$	dTfRhU
prozess	qU
prud'-	qQ
prud'hommes	qQ
prud'hommes$	qS
prueb-	pV
prueba	eR
prueba de	jVpR
prueba$	dV
pruebas	gRjFpU
prufe-	bDiQm[
prufen	iT
prufen$	iX
prufu-	hQiUmQ
ps	cIiHjRnIqZ
ps$	cHiGmHnHq[tJ
psico-	jIkVmX
psicologa	aTbKcJmU
pssst	cIq[
pssst$	cHiKq\\
psych-	bVjX
pta	aWcQtJ
pta$	aXcFjItF
pto	hdiSoJ
pto$	bJfHgKh_iHsI
pts	aTm[tD
pub	bWlS
publi-	qU
public	bT
public$	aTbHqW
publicar	aJbRtR
publication	iJrT
publicidad	qR
publico	eSrQ
publier	qVtR
publique	iJjUqX
publish	qT
publish$	qSrS
publisher	cKqY
puede	dRjJkS
puede ser	gSkJoQ
puede$	cIiWjEkYqJ
puedo	hJqZtI
puent-	oTqR
puente	oUqU
pueri-	gJhZ
puericultrice	aTtJ
puert-	iZ
puerta	i^
puerto	pS
pues	eSqW
pues$	eW
puest-	bTiJ
puesto	aR
puesto :	aW
puis	eT
puis cdi	aGqQ
pulle-	bRqS
pulled	bRqS
pulso	jW
pulso$	jX
pumpe-	bZjJqGrJ
pumps	bWhHiUjJqJrI
punkt-	cFjYkQtJ
punto-	kZ
puntos	kZ
puntu-	hFjWkW
pupil-	bUeUgJ
pupils	bUgJiS
pupils$	bWgJ
purch-	tR
purchasing	jZ
purpo-	eUiU
purpose	eUiU
put	r\\
put in	bTiQrU
put that	kRrJ
put you	bJl]
putti-	iQtU
putting	iQtU
putze-	i[
putzen	i[
pv	aXbQjItI
pvc	aZbJ
pvc$	aYbJcK
pw	gIh^
pw$	gHh]
pytho-	jRkS
python	jRkS
python$	jVkR
q	jQ
q 0	iYjFoUqV
qa	iV
qa$	iTmT
qc	aUbHiW
qc$	bHcJiY
qs	aWtK
qu'il	iU
qu'on	fKhTsT
quai	aU
quai$	iS
qual	jY
quali-	iKjUtS
qualification	r\\
qualification$	gHjEqJr^
qualifications	iGjGlWt]
qualifications$	iHjHlZtV
qualified	aIjXlR
qualified$	jYlK
qualifiee	gJ
qualite	aSbKcHmTtS
quality	bUjJ
quand	iTkXoW
quand$	hKoVpK
quara-	fQgUsX
quarante	fTs[
quart-	hRnQ
quartal	fRqT
quartal$	fU
quarter	dSgRhDnV
quarter$	gShEjR
quarterly	iTnS
quarterly$	gZhI
quarters	h\`iI
quarters$	h]iHrI
quartier	aGbUgU
quartier$	aHbRgWhH
quatr-	mR
quatre	mR
quatre ans	jXmH
quatre mois	eTqQ
que ca	jCrXsV
que el	rRsR
que ella	aQqTsJ
que es	iRkRqS
que esto	iRqR
que hay	jR
que haya	kSsW
que je	qRsT
que la	kSlIqY
que le	j[qU
que les	rStR
que lo	rU
que los	sZ
que me	bT
que nadie	iRjU
que no	jRqZsV
que se	oS
que sepa	iKjQkZ
que son	aKmRsT
que ya	lTqT
que$	tW
queda	fSoQqR
quedarse	eSiHjJoSqS
quedarse$	eViHjImKoUpKqG
quedo	pStX
queja	pKqVrHsV
quell-	bWiV
quelq-	jR
quelqu'un	aR
quelqu'un pour	aW
quelqu'un$	aUcJjU
quelques	iRjU
quepa	rW
quere-	lT
quereinstieg	kJlW
queretaro	bRcT
queretaro$	aHcU
queri-	iRjRtT
queria	iJjVqV
querida	tV
queries	i\\
querr-	aRbJiJjKqStU
quest-	rS
question	iGr\`
questions$	qVrK
queue	iSjR
qui	oTsR
quick	jXtU
quick one	bRtR
quick-	jVpQ
quickbooks	jW
quid	fFgRhUkX
quien	bZjV
quien$	bUcJiEjElJoJtU
quier-	tR
quiera	dX
quiera$	dX
quieras	aUbJfTrK
quieras$	aUbJfTrK
quiere	jSqTsS
quiere$	cIjIsHtW
quieren	qX
quiero	sTtV
quiero$	aFhIrKsHtY
quiet	iYoU
quiet$	aIeJhDiVoV
quimi-	aRqR
quimp-	cUtJ
quimperle	cUtJ
quimperle$	cUtJ
quinc-	nT
quince	aUoQ
quince dias	nRoU
quincena	fUnU
quincena$	fZ
quini-	gTiK
quinientos	gTiK
quint-	d]
quinz-	fVjS
quinze	fVjS
quiro-	cQiS
quit	qY
quita-	fSiXjCqEr^
quitt-	qT
quitte	qT
quoi	bTtU
quoi$	bWtQ
quote	pRrZ
quoti-	dJgEhJiUnR
r	jWt[
r &	iUqT
r$	aUiJjU
rabat-	hZiT
rabatt	gJh[
rache-	iJlIpVqH
racon-	hJq\\
radia-	jX
radio	b_fJkRlH
radio$	bQ
rahme-	bX
rahmenvertrage	bX
rain	hVjT
raine-	jRqKsY
raise-	bQgShIkS
raised	bV
ral	eJgX
rale	q]
rambl-	pKqUrTtC
rambling	pKqUrTtC
ramp	bSiUkSmH
ramp$	iWmG
rang	bZgIlU
range	gVjVpI
rapid-	bIcIeRjJtX
rappe-	gJjWnJpGqR
rare	bSgHtV
rare$	tU
rassu-	jKkTsT
rata	eT
rata$	fJgX
rate	g]iU
rate$	bIgThKiUjI
rates	gTqY
ratha-	cXpS
rathaus	cXpS
rathaus$	bHlJpVsJ
rathe-	eQsStJ
rather	eQsStJ
ratin-	iCj[qUsJ
ratio-	iQ
ratios	iQ
ratta-	m]
rattache	mX
rattachement	iKmZ
raum	aDc\`qQ
raum$	cS
raus	jWsR
raus$	iTjKqSrR
rausc-	jIkHlCpJq]
razon	hKiKmHq[
razon$	hJiJjKmHq[
rd	aJcToRtJ
rd$	bIcT
rdc	aJbYcR
rdc$	aHbUcRtJ
rdh	aYeCoUtG
re	qTtV
re :	t[
reach	aTkX
reach truck	jJkZqU
reach$	iTjS
read	jZ
read a	jV
read english	jS
read$	pWtW
readi-	cXrU
reading	cYdQjFrV
reading$	cWdUkGrI
reads	jXqU
ready	hJsVtY
ready$	hHsVtU
real	hRjUqY
real$	bVhWiGqJ
reali-	gQoRpU
realistic	oSqK
really$	fRsY
reaso-	dXqR
reason	qX
reasonable	dWjT
reasons	bVdTjJ
recei-	bRdV
recen-	sR
recent	pQsS
recep-	aWiS
recepcion	aQpW
recepcionista	bR
reception	i[tK
reception$	iGjVpT
receptionist	aZbQtI
receptionist$	aV
receptionniste	bQ
recet-	iW
recettes	qR
reche-	aStV
recherche	aWtV
recherche$	tV
rechi-	jUsT
rechn-	rR
rechnen	bV
rechnet	rW
recht	oXtR
recht$	oXtR
recht-	jTnRqSrU
rechtschreibung	jXkIrStK
rechtschreibung$	rT
recib-	eUgEiS
recibir	iV
recko-	iXqR
recla-	iSqR
recog-	kRpY
recoge	hW
recom-	i\`jIqJ
recon-	iWqU
recor-	i^tT
records	iX
recru-	pTtY
recruit	iStT
recruiter	pT
recruiters	jHpY
recruiting	aSbRqTtJ
recruitment	lIp[
recrute	cJiJtX
recrute$	bHcKtZ
recrutement	gJqWtT
recrutement$	cKqStW
recue-	qV
recup-	fSqZ
recur-	bS
recyc-	aTbFcJfJhKiKjYkKoHtI
red	bXjX
redac-	dXjZpS
redactalo	rX
redak-	aJjStV
redaktion	aJjStV
redaktion$	jV
reden	gTjX
redes	iXjG
redig-	tR
rediger	tS
redis-	iS
redisenar	iS
reduc-	hb
reede-	bX
reeder	qW
reeder$	iTqT
reel	gKj\\kGqR
reels	iY
reemp-	aJjJkToKqR
ref	lTp\\tV
ref$	pV
refer-	iRpY
reference	pT
references	pW
referencias	iEjY
referent	aXtI
referentin	aUhDm[
referrals	hJkJpT
refle-	jX
reflex	jX
refon-	iW
refonte	iW
refor-	lQ
refs	dIpYqR
refue-	eUiR
refuerzo	eUiR
refun-	gJiT
reg	iRjZpS
regal-	hUiJkV
regalo	bQkW
regalo$	aJkXrJ
regar-	kUt[
regards	pKt\\
regards$	pKtS
regel-	fYgB
regelung	hT
regen	fWgGjW
regen-	h[
regensburg$	cQ
regie	pYqHtR
regim-	gGhX
regimen	eU
regio-	bX
region	aFcWhRnT
region$	hXnJ
regional	kSsW
regional$	aSkV
regis-	jV
regisseur	q\\
register	bSpT
registered	bTgHjR
registered with	bJeTjX
registered$	hKj[
registration	jV
regle-	cKeKfGhJj[pJqJtI
regre-	qZ
regs	jTkS
regul-	pIqWtI
regular	aJeVfTqStI
regular$	aGfXiIqUtH
regulatory	aVcKjRtK
regulatory$	aTcKjR
rehea-	eJjS
rehearsal	gRjS
rehearsal$	iSjVlJmJ
rehearsals	eJoR
reich-	lS
reichen	dRpT
reichen$	dRpT
reichshoffen	aJcX
reichshoffen$	cY
reicht	lWtS
reicht$	aRtT
reife-	bTtI
rein	qHr\`
rein$	gSrZ
reini-	iZ
reise-	nV
reiseburo	aTlS
reisen	pV
rejoi-	bJcKmV
rejoignez	bJcKmV
relac-	eZkS
relacion	e]
relaciones	kW
relan-	iVqT
relat-	jW
relations	iZ
relea-	bTiX
release	b[iU
release$	bVqK
releases	iY
relev-	jW
relevant	iJjZ
relevo	eSiR
relevo de	cIiW
relevo$	eYiJ
relie-	mZpF
relig-	sU
religious	sU
reloc-	gHh]
relocation	gHh]
rembo-	hXjJnY
rembourse	hYjJnQ
rembourse$	hTiJnR
remed-	aEbGcJhIiZ
remem-	jQrS
remember	jQrS
remis-	gFh]
remise	gIh[
remon-	jXqZ
remor-	kU
remorque	kU
remorque$	kU
remot-	d^
remote	dX
remote anywhere	cUjI
remote in	cKdV
remote$	aTdS
remoto	dV
remov-	jT
removals	jT
removals$	jU
rempl-	eVrW
remplacement	eWrS
remplacement d'un	eW
remplacement de	jWqQtT
remplacement$	eWrYtI
remplacer	eRhJoJrX
remun-	gY
remuneration	gY
renco-	pVrI
rencontre	pVrI
rende-	mS
rendi-	iQjV
rendu-	iR
rendus	iR
renew-	e_jJ
renewable	eX
renewable$	eX
renne-	cZ
rennes	c\\
reno	c[gIiImH
renou-	eVqR
renouvelable	eS
renouvelable$	eT
renouvelables	cJeX
renov-	eThUiW
renovation	i_
rent	eTh]
rent and	bKhU
rent$	gKh[
renta-	bXeKoJ
rentable	bXeKoJ
rente	eVqT
rente$	eVqR
rente-	bScHeTqT
rentn-	eVkIsU
rentner	eVkIsU
repai-	iW
repairs	iW
repairs$	iV
repar-	bScJiW
repas	hZ
repas$	gWhK
reper-	cJfHiRkV
repet-	jTrX
repla-	eRq]
replacement	eW
repon-	iRpR
repond	iJmU
repondre	gJiTpStJ
reponse	fKpV
repor-	iQmc
report	iSmX
report to	mZ
reporta	mW
reporta a	mV
reporte	gKqV
reporting	aJkUlI
reporting to	aHiHmY
reporting$	bKiWmJ
reports	iRmS
reports to	aKmY
reports$	iV
repos	f]
repos$	bUfT
repre-	iZ
repri-	eUgQhR
reprise	eUgQhR
reprise d'anciennete	fIhS
repro-	iS
reproduce	iS
reps	aXbEiV
repub-	cSdT
req	jYtY
reque-	lQrTtS
request	aIrVtV
requests	iT
requi-	lXtS
requiere	bRtR
requiere$	bIcKtV
required	lR
required$	iTjKlX
requirement	jHlSt\\
requirement$	lVqJ
requirements	iKjV
requires	qS
requis	lY
requis$	lY
requisition	aJjKtY
requisitos	iU
research	jS
researcher	aU
reseau	bT
reser-	pS
reserve	cRpTqR
reserve$	bHcUqS
reserves	pTqK
resi	aW
resid-	bV
residence	oJpW
residencia	aSbVjUtJ
residential	aKcRiT
residents	dShHpU
residents$	bUdTfIhDrS
resig-	q[
resigned	qY
resis-	j^lJ
resol-	i]
respe-	kSpJrJt]
respect	jRkU
respo-	mXtT
responde	m]
responder	iUqK
responsable	aZmQtJ
responsable de	a[bK
responsable$	aEcJiVmS
rest	dShUiJtU
resta-	b^hSqJ
restaurant	hY
restaurante	bYhQ
restauration	aZ
reste	fRqRrU
reste-	r^
rester	iQjKrX
resto	aJbQcJdZ
resto 0	hV
resto-	gJjW
restr-	iHjUqRrW
resul-	hWiG
resum-	pW
resume	bKpT
resume$	iIpXtJ
resumes	pT
resumes to	pW
retai-	jR
retail	bRjR
retail$	jW
retar-	iR
retard	iR
retard$	iR
reten	fTqV
reten-	iW
retention	iR
retir-	hTqTtH
retired	kRmSsStG
retirement	bIh^iIkI
retirer	oIpTqTrR
retires	oR
retiring	qWrI
reto	a@oKqQt_
retou-	bQhSsJ
retour	cIhYnU
retra-	aKqU
retraite	aJhQqV
retro-	fIg\\hHiHjGqH
rettu-	aWbKfKgViJpJ
rettungsschwimmer	aWbIfIgViIpI
rettungsschwimmer$	a[bIfHiK
retur-	hU
returns	iR
returns$	iTjR
reuni-	qQ
reunion	fSiKnRqT
reunion$	cJfR
reunions	iW
revei-	qWrK
rever-	iSjU
revie-	iS
reviendra	qV
review	gSoIpU
reviews	iVmR
reviews$	iU
revis-	iTjQpHqZtH
revit	j\`
rewri-	rY
rewrite	rY
reyes	cKiJoYpJqRrI
rezep-	hGia
rh	iU
rh$	iU
rhein-	aJcTgQsR
rhodr-	mV
rhodri	mV
rhodri$	mYpI
ri	bRpT
richt-	iV
richten	iW
richten$	fJiW
rico	aEmX
ride	hHjJn[
ride--	bZtE
riego	i_
riego$	iX
rien	lRq[
rien$	qZ
rifse-	hT
rifseep	hT
rig	bU
right	qT
right$	gGqXt[
rigol-	q\\
rigs	a]bGcI
ring	pY
ringi-	dJfHi\\
ringing	dJfHi\\
risk	bUiSpFqV
rm	fTgI
rn	aYfBjYmWtH
rn$	aXtF
road	dIfDjWnZ
road$	dGeIfDjUnZ
roadm-	iX
roadmap	iX
roann-	cW
roanne	cW
roanne$	cR
robot-	bViGkV
robots	bViGkV
rocio	m[
rocks-	rR
rockstar	rS
rockstar "	rS
rodaj-	iY
rodil-	iSsU
rodillas	iSsU
role	dT
role :	aViU
roll	bRjX
rolls	bThZmJ
roman	qVrS
roman-	lS
romanian	jJlV
ronda-	gXiU
ronde-	iV
rondes	iV
rondes$	iW
rontg-	jVsU
roof	aKb\\hKpHsVtI
room	iS
room$	bQhVjK
rooms	bafJhSkI
rooms$	b]fFhKiJ
rope	hSjT
rosa	eR
rosar-	cTpQ
rosario	cTpQ
ross	qS
roste-	fX
roster	fUjT
roster$	aRfS
rosto-	nU
rostock	nU
rostock$	nU
rota	fRi\\
rota$	cJi[mI
rotac-	iX
rotacion	iX
rotas	iV
rotas$	iV
rotat-	f\`
rotating	mU
rotation	dDfYiV
rotation$	i\\
rotational	fZhK
rothe-	cSgQ
rotherham	cSgQ
roto	q]
rough-	fSiS
roughly	fSiS
roule-	fQnV
roulement	bKfWjInV
rouler	jTnS
round	eVfIiSpY
round$	eSiVpS
round-	pV
rounds	iQpW
rounds$	bThTpK
route	eGhVnT
route$	fFnV
routi-	iXjJkI
routine	iXjJkI
row	qZ
row$	qX
rrh	a]cIdIjI
rrhh	aJbHqZtV
rspca	bUqY
rsus	gWhVrG
rtt	fRh]
rtt$	eRfZhU
rucke-	jSpIrKsS
rucken	pHqTrJsU
ruckf-	iJrX
ruckfragen	iJrX
rue	cZpU
rue de	c\\
ruego	aEbHt\\
ruf	b[kIpT
rufbe-	bJfX
rufbereitschaft	bJfX
rufdi-	bSfRgT
rufdienst	bSfRgT
rufdienst$	fYgI
ruhe	fRjX
ruhe$	jX
ruhig	j[rV
ruhig-	fYhBjT
rule	dIjVnU
rule$	dIfKjWnU
rules	dTeQhKjRqK
rum	cSpSqU
rum$	cSpSqU
ruman-	qUsS
run a	jYmRtQ
run the	aViX
run$	fY
rund	cTnT
rund 000	fSgGnW
runde	pX
runni-	bJiUrT
running	bJiUrT
runs	bJfRgIiYoX
runs$	fWiRjHkImJnKoI
rural	aJbVgHhRlItK
rural-	gBh^
rush	iSqX
rush$	iSqX
russi-	sT
russian	jT
rusti-	rY
rustu-	iRqR
rustung	iRqR
ruta	cSnS
ruth	rQ
ruth$	tR
rythm-	fSjWlH
rythme	fSjWlH
s	iQ
s /	fKgWiJjZ
s 0	iXjK
s 00	g]pG
s$	fXiT
s'app-	jIlU
s'apprend	jIlU
s'en	l^
s'est	qa
s'il	lUrS
s^"	iQrU
s^$	gahX
s^%	hfjIqJ
s^&	aRb\\
s^(	bTtR
s^+	jV
s^/	cT
s^0	gQ
s^00	fRgUhT
s^000	bVfGgahR
s^0000	iJjT
s^00000	gElTp_
s^2000	bSdKh\\iHlG
s^90	bVgThHmT
s^900	cIeSfJgWhWiQ
s^950	gZhI
s^abgeschlossene	bIjZ
s^abgeschlossenes	j\\
s^able	bKj\\sG
s^about	bReSfQgJqK
s^abrazo	cFpFrJt]
s^accommodation	h]
s^accueil	eRi^jK
s^acheteur	cSqR
s^achtunddreißig	dXfTtI
s^actually	gRjX
s^ad	fFrWtY
s^ademas	hRiHkVsK
s^admin	cR
s^after	aTbKdXfR
s^age	jIsY
s^agence	b\`cJtH
s^agency	a]bScHfEhJiJjT
s^agenda	i[qJ
s^agent	cTqTsT
s^ah	cVfTjJlT
s^al	qX
s^all	bIiStV
s^allowance	gHh^
s^alors	jQ
s^alright	a\`jI
s^als	j\\pV
s^also	iTtS
s^alter	hKjZqFsV
s^am	iYjRoV
s^an	pQ
s^analyst	aXbEc[fIiEjJqR
s^and	hRiXjStJ
s^angelehnt	fKgWhTqU
s^anglais	jVpV
s^annonce	bJgDpRqHrW
s^anonyme	r[
s^anos	iKjg
s^ans	iIj\`mTqJ
s^anterior	q^
s^any	fQjT
s^anzeige	rY
s^applicants	jWkIqSsTtI
s^applications	pU
s^apply	cKpZ
s^april	oQqS
s^aqui	aHqTtR
s^arabisch	eW
s^arbeiten	cGd\\fJhJtI
s^arbeitest	fTiKmWpI
s^are	b[cR
s^as	cEgSo[tV
s^asap	aQcXfIhJiFjIkJoS
s^asesor	cX
s^ask	rU
s^asked	bFeKhIiKjJpEqTrDsVtG
s^assistant	aTbUcRiG
s^assistante	aUbQcS
s^association	bYcZgJhHiDtJ
s^asunto	jFqKtY
s^at	bJiHj[nZ
s^atelier	cYiKtR
s^atender	i_jJ
s^au	iUqR
s^auch	gRhVjIqRsS
s^auf	eRfKhWiXjGnTtI
s^aufgabe	iX
s^aufgaben	ibtF
s^aus	cSlQqR
s^ausbildung	j^
s^ausschließlich	pT
s^aussi	pTrT
s^auto	jRkU
s^autobus	hZ
s^aux	bXcH
s^avec	pZ
s^away	gIhKnX
s^ayuntamiento	bTcJ
s^b	cWgRjSqH
s^bac	j]
s^bachelor	ja
s^bachelor's	bKiIjSkT
s^backend	aXbJdQjVkG
s^backfill	aJbIcJdHeJfGgGhIiEjHkKmJnJoHpDq]rHsJtG
s^background	cHhGiHjXkKlVqJtJ
s^band	bHcXgR
s^banda	lKqW
s^bareme	fDgRhUnE
s^barista	cSsQ
s^base	hJmSoRpJ
s^based	bIc\\dU
s^basic	gWhS
s^bauen	iTtQ
s^bcbs	hXiKjIkK
s^be	f[sR
s^been	cKiFjZlJ
s^before	hSiJoXpJ
s^befristet	cJe_fKiJjHnKtI
s^bei	eRfHoUpVtF
s^below	qIrJtU
s^benefits	h_rT
s^beratung	i[qT
s^bereitschaft	fRj\\tD
s^besetzen	aWcEeTfJi=oY
s^besoin	aZlR
s^best	aIpGrGsUtY
s^beste	aKcKiGpGrJt\\
s^between	hIqXsU
s^bewerben	iJpX
s^bewerbung	iKp_
s^bewerbungen	pWqXrI
s^bezahlt	gT
s^bien	cCeHgKjJpEqHrSt^
s^bieten	aIbHeWtK
s^bin	pVqR
s^bis	fUiXnK
s^bist	iIt[
s^bit	pJqKrJsWtJ
s^bitte	iHqIrYsZ
s^bjr	lQpR
s^board	fGiFrIsRt[
s^bon	tS
s^bonjour	bQ
s^bonne	qIsZtR
s^bonus	eHgWhSjIkUmJ
s^book	bRcIiUjRqC
s^boss	aJbGcJdJeJfJgKhJiJjHkJlKmXnJoJpGrItJ
s^box	bHgHhciFrK
s^brain	aTdIfJ
s^brauch	bHjUnSpH
s^brauchen	cTiZtR
s^brauchst	jVkJlYnI
s^bsn	lX
s^budget	gShRiQqY
s^budgets	i_
s^buenas	qQ
s^buenos	aHhGqHt^
s^bureaux	cYdVfCiJ
s^burgermeister	qZsH
s^buro	dS
s^bus	aTbIha
s^buscamos	aYeRjK
s^but	fWgFhJ
s^by	oU
s^c	g\\j[
s^ca	cDfXgHiHmJnW
s^cada	ib
s^caja	bSiZtQ
s^call	fUgRiJ
s^calls	aKdFfKgJlImHp]qJ
s^camion	bHeIhciEjJ
s^camp	gRiR
s^can	aUiCjYlQ
s^can't	iIjZ
s^candidatures	pYrJ
s^cap	eSiS
s^car	cFh^pJ
s^care	iKjIrZtI
s^caristes	jS
s^carnet	iGjX
s^carte	jS
s^casado	fJgJs]
s^caseload	i[
s^catolico	fIgJs]
s^ccn	gZiI
s^cdd	eVfDiR
s^cdi	e\`
s^ce	jSkVlH
s^cert	hYj]
s^cfc	aIj[
s^cfo	iJmRqVtG
s^chainsaw	gJhJjJk[
s^charge	cSiY
s^charity	bIjHlYqHrJ
s^chat	aKfHtT
s^che	aQtW
s^chef	mT
s^cherche	cX
s^cherchons	bScTiS
s^chere	jItT
s^chf	fIgUh\\iIjIrQ
s^chicas	sTtV
s^chofer	bEc\`
s^cinco	jY
s^city	bRi@jKmVtU
s^civil	i^rR
s^claire	qW
s^class	i_
s^cleaner	fSjQqX
s^client	cQiX
s^clinica	bRcShV
s^close	i\\jQ
s^closes	gKqT
s^closing	hJp[sY
s^club	h]iJ
s^cnc	aRbKcTfU
s^coche	hSiJnU
s^cocinero	aIbGcYiUqKtR
s^coef	g[
s^colegiado	hHj[
s^colette	tU
s^collegues	aRdTgX
s^come	bJhJiSnTpQqKtR
s^comida	h\`
s^comite	mT
s^commercial	aJbQcKiYjH
s^commission	hUqV
s^commissioning	sUtK
s^community	aVeS
s^como	kWpIrW
s^comp	gRhSkUqX
s^company	cTgJh]jJ
s^competency	pS
s^complet	pUqJ
s^comptable	cS
s^con	iR
s^concierge	fWgH
s^conducteur	pT
s^consultant	gV
s^contact	fJgDpZ
s^contract	e_jK
s^contrat	e\`jJ
s^contrato	bRe^
s^control	gU
s^controleur	bFcUtX
s^convenio	aKfJg\\
s^convention	gRjH
s^cook	aWbDcZiKjJnF
s^cooperative	bTqT
s^coordinador	aR
s^corporate	qZrK
s^cortar	ic
s^coucou	fJiSoS
s^could	tV
s^council	bWcSpTtF
s^couple	cIdHpJqIs\\
s^court	iQrV
s^crew	mWtJ
s^cro	bYcGkT
s^cs	jakT
s^cta	bGcQfXhItR
s^cuadrante	fV
s^cuatro	bTcTiJmSpJqJ
s^cv	fFpj
s^cvs	p\\qI
s^d	iUjUlQpK
s^d'un	bTcZ
s^d'une	cUpY
s^da	fQiHmVoHqV
s^danke	aJcHhJiJjJkImKpGrJt\\
s^dann	aVbTcQkKpJqG
s^das	fUqS
s^dass	qX
s^data	hRjU
s^date	aJfItT
s^datev	jR
s^dauer	aKbKcIdKeZfFgIhKiIjKkJlKmJnJoKpHqHsJtI
s^day	bV
s^days	fVh^nS
s^dbs	hXiKjU
s^dbt	fJgUkIlX
s^dear	aStZ
s^deckhand	bVdKhXiE
s^decoupe	cJia
s^degree	iGjUl[qE
s^del	h[iUqS
s^dem	jCkYqX
s^demande	hGqV
s^den	hViSjH
s^denise	bViWqS
s^dental	eWhS
s^deplacements	nUqJ
s^depot	cUpS
s^depuis	bWhIiKqG
s^der	cTfJqTtS
s^des	iVqS
s^desde	hRoS
s^designation	a[bFcGdJeSfHgIhJiGjIkIlImJnJoIpHrIsJtF
s^deutsch	iKjV
s^deux	cSgGhXpX
s^dev	iTrS
s^development	i\\
s^di	dQi\`
s^diary	bJhKi\`nC
s^dias	gFhQnQt[
s^dienstwagen	bFh]
s^diesel	aZbEcQ
s^diesmal	iHsY
s^diktat	aKjJmJqIrJt]
s^diplom	hHjWkY
s^diplome	jbsR
s^dir	aFcJeJfJiImUoIpJtV
s^direct	mV
s^direction	aHbVtS
s^director	aHeW
s^dispatcher	aFcSdHjSmT
s^dispo	cQjSoEq[
s^dm	bWpXtG
s^do	i]tJ
s^doctorado	bHjTlV
s^dog	lR
s^don	bScQ
s^don't	iHlYmQqTrS
s^dont	iSlS
s^dos	aSiK
s^dossier	jGpW
s^dossiers	pT
s^dr	cWqX
s^drafting	iTjUtJ
s^drei	bV
s^driver	aRfRj^
s^drivers	a[tJ
s^driving	fGjRkJlWrJ
s^drop	bUiS
s^du	ia
s^due	cU
s^dutch	bFcJdGjSlWrIsI
s^e	fRiRqT
s^echelon	bXcSgQnK
s^edad	sR
s^eg	g\`iI
s^eh	bIcXdHeJfFhHiGjKkIlCoFpKrIsFtT
s^eigener	gHh\\qJ
s^eigenes	hSnWrV
s^ein	rW
s^eine	jSqIrQsY
s^einen	jX
s^einfach	gKpU
s^einstieg	gSoTrG
s^eintritt	iXo\\qJsE
s^einweisung	cEgKi\\
s^el	iToSqV
s^electricien	gUhS
s^elektriker	gT
s^elektro	bWiJ
s^elementary	iFj_
s^elle	iRmX
s^email	mKpRqJtT
s^employer	bUhV
s^empower	iDjbkJ
s^empresa	aJcZiJ
s^end	eJfKiUjHoU
s^engineer	hSjU
s^englisch	hJkU
s^english	jTlV
s^enhanced	bIcKeFhZiEjXmK
s^entgeltgruppe	gRhQ
s^entrada	f[
s^entre	pKqTsU
s^equipe	cViEmVpH
s^er	oVtR
s^ere	cTiW
s^erst	eYrS
s^ersten	iX
s^es	bSiKkR
s^escribo	aJbTcTeGfKqIsJtS
s^eso	j]
s^essential	iY
s^est	bXq_tE
s^esta	iGmWpIqX
s^estamos	bVcYpHqJ
s^estheticienne	cTjItV
s^et	cSfKgTtK
s^etablissement	bUcT
s^eu	jWqU
s^euch	pV
s^euh	fR
s^evenings	aJf^hHiHjIlHsE
s^every	hT
s^examen	iJjV
s^excellent	j]kHqI
s^exige	bKj_
s^experience	kXl_
s^experiencia	hJja
s^explain	aGiSjT
s^export	cUfSoR
s^extra	hTiJjJkS
s^extras	h]
s^fachkraft	bRcSeItR
s^facility	b\\cFgHhIiIjJnS
s^fahrer	fUjTlKtI
s^fais	iUrT
s^falta	gVjW
s^family	bXhYiH
s^faut	jXnX
s^felt	qY
s^fijo	hU
s^filing	ic
s^final	aIeJqXtS
s^finance	aFeX
s^fintech	dIjHlZqC
s^firma	bR
s^first	cSiYpT
s^fit	i[jQ
s^fitter	rW
s^five	dVf\\gCjStF
s^fix	gXiTjE
s^fixe	gUh\\iG
s^fixed	e\\fFoT
s^fluent	jYkJlK
s^following	aWbIiStS
s^food	bQcU
s^for	iU
s^forfait	hU
s^form	cWjJp[
s^formacion	gWhHnFqI
s^formal	rV
s^formation	hRiR
s^forms	hKp\\
s^forty	bZcIkGtH
s^foto	rV
s^founded	bWmK
s^four	fUgEhVmR
s^fp	iIj\\
s^frag	hVjKnIpJqRtJ
s^francais	lU
s^franzosisch	cDiCk_qJsCtG
s^frau	bQqQtS
s^free	cEhgpG
s^freelance	cSeUfFiF
s^french	kS
s^frisch	eRgTpS
s^frist	pS
s^from	gFtZ
s^front	aYbG
s^fruh	fXgK
s^ft	bIeYiItK
s^fuhren	i^pU
s^full	jWrR
s^full-time	e]
s^fur	tZ
s^furgo	cJh^iI
s^g	dIgShIjV
s^gameplay	bT
s^gas	iCjYkZ
s^geehrte	bIcIiHt\\
s^gehalt	g\\jKqY
s^geht	aYbIcEiKjImJpIt[
s^geld	gWhI
s^general	bRcYjG
s^german	bKjJkYlWpI
s^gern	hGjHk[qJsW
s^gestor	c_
s^gesucht	iStQ
s^get	mS
s^gf	gKpHq\\tK
s^gibt	q^
s^gm	qWsI
s^go	iJjX
s^goes	qU
s^going	aVbJqU
s^google	iQjU
s^got	aRbHcVeV
s^governors	aWiHkKqR
s^grade	aVg\\iI
s^gratis	hX
s^graves	fWi\`jI
s^grille	aHbKcKfGgZhIiFjHkKnJoFtG
s^groomer	cTjQlT
s^group	bVcXiH
s^gruezi	aQbQfYgF
s^grund	jEqY
s^grupo	gYhKjGpJ
s^gruppe	bZhJiK
s^gruß	tX
s^gruße	aIbKcJdKfKiHlKmKpGqKrItZ
s^guardia	cTf[jIqC
s^guardias	fY
s^guten	aVbTiStU
s^h	bRfagJ
s^ha	bWqI
s^haben	jWqV
s^haber	jVkRlJ
s^habla	kZ
s^hablamos	jItU
s^haccp	iTjR
s^hace	j]
s^hacer	i_
s^had	q]
s^handy	bGh[
s^has	bIcIeFhKiJjdtT
s^hasta	eWfWoHqT
s^hat	qY
s^haus	cWhSiKpE
s^have	hWjTtK
s^hay	fRh\\iEmH
s^haya	iFk]
s^he	eQiW
s^head	aXgT
s^health	h[kU
s^heidenhain	bSkS
s^heißt	bThTiHnRpH
s^hello	qUrKtW
s^hep	jX
s^hermano	qZ
s^herr	fUgIqTrEtU
s^herzlich	cBiIkIpEqJrHt\\
s^heures	fTgThTjI
s^heute	bXcRqKtR
s^hey	cKdStU
s^hi	hStS
s^hibrido	bEcZdWfGlJnG
s^hire	hGiZ
s^hola	tW
s^home	cSdY
s^horaire	gKhXiJ
s^horaires	f[
s^horario	fU
s^horas	f^hR
s^hospital	dTlT
s^hotel	aScWqG
s^hour	iYjK
s^hours	eQf\`hYiH
s^housing	bUgKhSjW
s^hplc	iYjGkR
s^hr	a@qVt^
s^hrs	dIf^hJ
s^huhu	qQ
s^hundred	bUcJfHg[iIjJlJmHoKpGqJsJtD
s^husum	cRdYfJiJjFmIrJ
s^hybrid	dhfGtK
s^hybride	bEcIdZhSjF
s^hygiene	iGjZ
s^i	bJqS
s^i'd	pIrJs^
s^i'm	iZlUtQ
s^i've	aRbKiJtY
s^ich	aRfSiGrGtY
s^ideal	jHs[
s^ideally	i[oQ
s^if	iFjJkXlJpJqQrStU
s^ihr	aQbEcQmQ
s^ihre	aIiWtF
s^il	iSmS
s^illustrator	cJiJjZkG
s^immobilier	gKi\`jGtH
s^in	cQiZ
s^indefinido	qT
s^independent	bYgJ
s^info	bIlDmTqY
s^ingles	jYkR
s^instructor	cQiYtJ
s^insurance	bHdIhGiFoKtY
s^interna	i\\
s^interne	qZ
s^interno	cVqS
s^is	dVeJjJmRoS
s^ist	cVqStH
s^it	r[
s^it's	bYcY
s^ja	gT
s^je	qStQ
s^jefe	bQcV
s^jemand	aVcBi^jFqFtR
s^jesus	jUrStJ
s^jeunes	aKbEfIiRjJlWqJ
s^job	iTtS
s^jobrad	gHh_iG
s^join	bWrG
s^joining	eFgWoRpI
s^jornada	fY
s^jour	cId[eIfGgIiFkGqIrGsGtY
s^jours	dViE
s^julio	hUqT
s^k	fJgWhW
s^kafka	iKkZ
s^kann	jUqEsW
s^kanzlei	bS
s^keep	bJdSeRiRrXtJ
s^kein	lVpIr[
s^keine	fXiZjFsS
s^kenntnisse	jIkTlUnJ
s^key	iW
s^kindly	cRrS
s^kit	hajCnK
s^klasse	e[iJ
s^know	jJkWqW
s^knowledge	iKkSlVmGsJ
s^kollegin	mRqTtS
s^kolleginnen	aEbGdKfHgGhGiFjJlJmXpKqDtU
s^kommt	hIiUpEqSrH
s^kuchenhilfe	cSjS
s^kur	iHkXlI
s^kurz	aTdZjDrS
s^kv	g\`
s^l'ancienne	qV
s^l'anglais	lZ
s^l'association	aUbXcK
s^l-j	eKf]
s^la	qT
s^lab	eSiTmTtI
s^lady	iEjYsT
s^landwirtschaft	kS
s^las	gTiY
s^last	iKpHq_tW
s^late	f[pJ
s^le	bRqX
s^lead	mVrT
s^leaving	jV
s^legal	aSeEfWgShK
s^lehrabschluss	aKcKgIhGiFjVkElJmKnKoKpJqIrGsFtZ
s^lehre	i\`lR
s^leider	cGdUhXiK
s^leila	bU
s^lenguaje	r\\
s^les	iStS
s^let	iakF
s^letter	aJpY
s^lettre	oFpW
s^leute	aSiImT
s^level	bKhTj^lT
s^lgps	heiH
s^liaise	iY
s^licence	iFjYkZlQ
s^licencia	bKcEfKgJiIjYlJsE
s^liebe	rTtU
s^lieber	aTbDfRgItY
s^liebes	aRbBdXtR
s^liebsten	aJqQsW
s^lieu	cUeJrI
s^line	i]mQ
s^list	gKiWpTqI
s^living	nT
s^lleve	iamH
s^lo	iUqT
s^location	c\\
s^lodge	bFcZfHjSkFpKtK
s^logement	hZ
s^lohn	fIgbhHiDjI
s^look	aReTkHqT
s^looking	aVbJfXnS
s^los	hUpT
s^lost	hElFq\\
s^lovely	cQqR
s^luego	hGrV
s^lunes	cIh\`iF
s^m	bHcYgIjUkHnHpKqKrKsI
s^ma	aIbKtT
s^machen	bZ
s^madame	jHtW
s^mail	lHpUrItI
s^main	iW
s^maison	b]iI
s^make	bXrWtE
s^male	fIjIsY
s^man	bScV
s^management	aTbFhJiKjWnV
s^manager	aSmVrQ
s^maneja	jHk]pHqI
s^manipulador	jRkV
s^marca	bUiY
s^margaret	jJqWrKtT
s^master	j\`kS
s^max	bGdWiGlJqKrW
s^may	bJhJiHoVpUqS
s^me	cHmVpX
s^meal	aVhYmAtQ
s^medical	h_jV
s^medico	cWhWjG
s^medio	c[
s^meeting	aGcIpJqHta
s^mein	q]
s^meisterbrief	fHjXkV
s^melden	fEoWpG
s^member	pKsR
s^mention	qTrU
s^menus	gHiX
s^merci	bGcIpCqJta
s^mets	rY
s^metzgerei	cUfJiKpVsI
s^mi	i\\
s^mi-temps	bWcXiFjJ
s^mich	iJpUqYrK
s^mid-size	dFjFlJtX
s^min	iKjSqTrYtF
s^mindestens	jWqJ
s^minimo	jR
s^minimum	jSkV
s^minutes	bRtS
s^mira	fVkHqHrSsV
s^mit	aGbSiV
s^mitarbeiter	eTqX
s^mm	jY
s^mo	eRgQnUoC
s^mo-do	cVeHf[
s^mo-fr	fU
s^mogen	aVbIjIkWtI
s^moin	aWbHcS
s^mon	bJcXeTfYhJiJ
s^monday	fagChIiIjKtK
s^moni	qW
s^moniteur	kU
s^month	dXeUhJiVjGpHqFsItI
s^montse	aQ
s^morgen	lK
s^morning	aRtU
s^mostly	fViUmI
s^motif	bGfIqZ
s^moving	bEiQkY
s^mr	qWtT
s^mueve	bVhIlKnU
s^multisport	fTh\\
s^muss	aSfJhKjb
s^musst	j]kG
s^must	j\`sV
s^my	qW
s^n	iKmSrV
s^nach	dVgShUiJ
s^nachts	aJcKiUmX
s^nada	gJpWqUrD
s^national	nY
s^native	gGjUsV
s^nativo	kGsX
s^nd	jSmT
s^ne	bWqV
s^near	bYc\\iFjGpI
s^necesitamos	aVeX
s^necesito	a\`cK
s^need	aWjV
s^needs	kY
s^nein	cSgUiIjSkHlVsJ
s^neuer	cUiXtK
s^new	bVgJjKtR
s^nhs	bYcRhRrI
s^ni	lVoI
s^nice	cFiGjEkXlRrG
s^nicht	eTqFrT
s^nichts	cHfGgEi\\jIkJpJsK
s^nights	cIeKfSg[
s^njc	dUgSlKtJ
s^nmc	j\\
s^no	lWsT
s^nobody	bTsS
s^non	aKcFeEg]hIiFjTlUnGtC
s^nos	bTdSgTjI
s^not	iHjSl\\sV
s^notdienst	fXgEhHqI
s^note	qVrQ
s^notes	eHjKt[
s^notre	cHiIjJqX
s^nous	aTcRiFmQtR
s^now	aR
s^nur	nRsX
s^nurse	aSeSmZ
s^nvq	iJjc
s^o	cUjT
s^ob	jJlX
s^objet	tX
s^obra	e]gIpJ
s^ocho	fW
s^oder	hUiIjX
s^of	iU
s^off	hQi]jHmGoJ
s^office	cZd]iGrR
s^officer	bXeT
s^oficial	cYj[
s^oh	qZ
s^ojo	qSrT
s^ok	aY
s^on	jJ
s^onboarding	aQbHoGqVtQ
s^one	gHqGrRtQ
s^online	dHiHjVpS
s^only	fRiJqJsZ
s^open	i^
s^open-ended	dJeSfEh\`
s^opening	aXbHcQeYgJiJkIqJ
s^opera	jU
s^or	dXfJkX
s^ort	aIbJcWeGiFtJ
s^os	aSbFcVlJtU
s^ou	iV
s^our	bRcR
s^out	i\\r]tK
s^own	hTiYnW
s^oye	aXbTjHtS
s^p	bCib
s^paga	g^iD
s^paid	hT
s^para	cThZ
s^parents	qY
s^part	jTqZ
s^partida	f\\iJ
s^partner	bYdRqRtI
s^pas	lXrSsR
s^pasa	pRrU
s^passer	pY
s^pay	fIg\`hFiKjIqF
s^pedagogique	bRcRjS
s^pedimos	iHjXlS
s^pension	hliC
s^per	cT
s^perdon	aSqT
s^perfil	qJrXsU
s^perm	e]fF
s^permanent	cIeffBjG
s^permis	hUiHjSkQlS
s^person	eXfTi\`
s^personal	jGlYqKrYtI
s^personalreferent	bHeZ
s^phone	hXiHpVtT
s^photo	lHpGr[
s^pick	gJi\`kJrJ
s^pido	j\`
s^plan	i^
s^please	fHrVsTtS
s^pls	fHiJsV
s^plumber	iVtU
s^plus	cHgSjJkWnKoSqG
s^point	g]rC
s^police	iFpKsW
s^ponlo	rY
s^por	fThSjS
s^portefeuille	iaoE
s^portfolio	oKpRrT
s^position	aYbGfCgHtW
s^possible	hWiKrS
s^post	fQi]rT
s^poste	iHjJmWqJ
s^posting	hJt\\
s^pour	aW
s^ppo	h[jI
s^preferably	gGiJjFqJsb
s^preparar	iZ
s^preparateurs	gHi]qV
s^preparing	fJiU
s^presentation	sZ
s^presupuesto	hWqQ
s^presupuestos	cKiblJ
s^pricing	bWcHi[
s^primary	h\`
s^primero	lIpKqS
s^principal	pVrI
s^private	gRhZiIjS
s^priya	pJqX
s^pro	gThV
s^process	fHgKpZ
s^product	bUhS
s^production	aWcHfDgThJiGkKlKnGtJ
s^prof	pHqZrH
s^profesor	c[
s^projet	bQiHjZnK
s^promised	aTbKtV
s^proper	iRj^
s^pts	cRmX
s^public	c[eS
s^pues	qStW
s^puesto	aV
s^purpose	bFeViXqJ
s^put	jElSpHqIr_
s^python	jDk\\
s^qa	aX
s^qs	aSjJqY
s^qualified	iKjd
s^quatre	eRjR
s^que	iTjSsT
s^qui	aUfTpHsVtI
s^quick	bRcSiI
s^quiero	aSbDcVsRtE
s^r	hZ
s^range	eJfIgXrZ
s^rattachement	aJmV
s^raum	bSfUqQrV
s^rdh	aJfSiSoVtK
s^real	jekJqRtJ
s^really	bHpZrJ
s^reason	bHcJiEoHq_rK
s^recepcionista	bRcU
s^receptionist	bWcT
s^ref	iIpRr[sC
s^references	i]jJsK
s^reg	hDi\\pS
s^regards	aIcGtY
s^registered	gRj[
s^regular	e\\qQ
s^relations	ib
s^relocation	dHfIgKh]
s^remote	cWd\\iK
s^remplacement	bTcReW
s^remplacer	eZoDrU
s^remuneration	eIgXhY
s^rent	eUhDiW
s^repas	h[jI
s^repond	mRqU
s^report	aHdJfHiBm^tY
s^reporta	iKmYtJ
s^reporting	dFm^tJ
s^reports	m^
s^research	eSfR
s^responsable	c_iDjFmY
s^resume	iJpUqH
s^resumes	p]rKtJ
s^retail	jU
s^reten	fU
s^right	aRiItZ
s^ring	pV
s^rn	bUhIiGjTnU
s^role	iS
s^rondes	i_jG
s^room	bEcUeUmU
s^rota	aEi_
s^rrh	cTeS
s^rufdienst	bUcIfT
s^run	bUeHi^jR
s^rund	cSiUnV
s^runs	aIdFgFhEi\\jHlKmTnHqI
s^ruta	bHfIjJnZ
s^s	cKgQiWjFmV
s^s'est	qW
s^sabado	f[nJ
s^sabados	gW
s^sabes	cSdY
s^sachbearbeitung	aScUfRiHqI
s^salaire	gUiJ
s^salario	g\\
s^salary	gZhRjJ
s^salut	cViQ
s^sap	jV
s^saturday	f[lK
s^sauna	hakFqK
s^say	bEgSiIoDrUtW
s^scale	gXhFrU
s^schon	jEkQlX
s^school	cShYiHjJlRmFpIqJtH
s^schreib	bRiDqS
s^schreiben	gRqSrV
s^schweizer	pKqV
s^scope	aJcSgGiY
s^se	kU
s^seat	aRdXgViFnIoI
s^second	rK
s^secretaire	qWtK
s^secretary	eGfXr\\tF
s^see	tT
s^seek	aX
s^seguimiento	iX
s^seguro	h\\
s^sehr	iFt\\
s^seis	iKjXmYqG
s^semaines	aIh\\iKjHkGmH
s^send	p\`
s^senior	aSbTiKqSrR
s^serait	hGiKoYpK
s^service	bKgUhSiR
s^servicetechniker	dJnYoJ
s^servus	aTbHcJiIqDrHsIt]
s^shared	f[iHlK
s^she	i\\jImJqT
s^shift	fZ
s^shop	aIb[fJgJhKiItT
s^short	bFcJi\\tQ
s^should	qRrTsStJ
s^show	iGjX
s^si	keqR
s^sia	jT
s^sie	j\\rVtG
s^siege	aGbSiHjImYqHtJ
s^sin	qIsW
s^sind	bU
s^single	gZqFsR
s^sinon	bHcRjZ
s^sir	eT
s^sit	aKjXmUqJ
s^site	c\\dTeSiFjFpS
s^sits	aHdXiHmU
s^six	bGcVfYhCmJqJtJ
s^small	bSc[iJ
s^so	aQtX
s^sociales	ib
s^socials	q]
s^software	aSfS
s^soldador	cUj[tG
s^soll	iYpT
s^somebody	aUbHeTfTiJsQtH
s^someone	aQiXqGs[
s^sommer	f[
s^somos	b^cWi=jDmWnJsJtJ
s^sorry	iIjJoWpGqQ
s^sous	iWjR
s^spanish	rX
s^speaking	kR
s^spl	bHiWnV
s^sql	j]kFlT
s^squad	aKiJjKm^
s^sr	aYbGcIgRjXkEtQ
s^sre	iIjUt\\
s^ssiap	fRjXtS
s^st	bTcZdQhKiJ
s^staff	gVh^iFjGpItK
s^stand	jZ
s^standard	iS
s^start	eUo_
s^status	h[
s^std	fYgXhGjJ
s^stelle	bXfR
s^stil	pGr]sK
s^stock	iZmV
s^strictly	eJfVlKtJ
s^strong	b[cIiGsQ
s^studium	iIlXsI
s^study	hUpX
s^stunden	dVfXtK
s^style	cIjFrYsK
s^suchen	aUcQ
s^sueldo	cJfIg]lIqT
s^suene	r[sI
s^suite	jTtT
s^suivi	idjH
s^superior	j[
s^supervision	i\\jH
s^supervisor	cZmS
s^support	aZbHfGtJ
s^sur	cViI
s^sven	q[rH
s^swim	gUhRiHjT
s^t	jHqRrR
s^ta	bRdStV
s^tag	aXbIiUtS
s^tage	j]
s^tage-woche	fV
s^taille	cSiWjG
s^take	igjHrR
s^talk	aFiHpTtU
s^tambien	iXjJrQ
s^tardes	bRfTmIqQ
s^tarif	g]
s^task	iZjJ
s^tasks	iU
s^te	aRcHqTtZ
s^teacher	c]fR
s^team	aSiEmXqHtT
s^teams	aIfGtX
s^tech	kUsR
s^technicien	c]
s^tecnico	cU
s^telephone	hTpUrFsJtH
s^temp	bJiSkJoVtG
s^temps	eRf[hI
s^ten	gHhWiKjU
s^tendria	iQmZ
s^term	cSeU
s^tertiaire	gUhS
s^tester	cSdJhYiIjT
s^texas	hWpW
s^text	lIpHrY
s^th	aHeWfGgEhGjXoSsKtH
s^that's	aYfKpJrAtV
s^the	i^tS
s^them	jIlGrWsX
s^then	aStS
s^there	bIcTdQmQ
s^they	iamT
s^they'd	iVmYnS
s^think	aSqHsY
s^this	bJeGiXoVp[
s^three	bUcT
s^through	pV
s^ticket	hWkS
s^tickets	i_jCnW
s^tiene	h\\jU
s^till	fSiFlKoU
s^time	cSfWjX
s^titel	aXoS
s^title	fGgJiTjHsItY
s^titre	qRrS
s^titulaire	iEjUkT
s^titulo	iGjd
s^to	fS
s^toi	q]
s^ton	rW
s^tone	rS
s^toronto	bKcVdU
s^town	b[cXfHiItD
s^trae	j^
s^training	fJgKhRlY
s^traitement	gVh_iIjF
s^transport	dIhU
s^travail	iY
s^travel	hRiWnX
s^tres	eRhJjVrV
s^trial	dJlEmGoJpFqJrIsZ
s^trois	fDgGh^iHnT
s^tu	pUqR
s^tun	i\\
s^turkisch	aKbJcFdKeKfJiDj[mJnKoKpJqJrKsKtF
s^turno	fZjV
s^turnos	fY
s^tv-v	gS
s^two	m[
s^type	eX
s^typescript	gJiGjZkV
s^uber	pQ
s^um	cQqRtQ
s^umfang	fQi_mJ
s^un	kQsR
s^una	cQmWoR
s^unbefristet	cKe_jElKmH
s^und	hRiSkW
s^under	aJiKm[
s^une	cT
s^union	bKgIhWqR
s^unit	h[mT
s^unlimited	eXhHpJtK
s^uno	nT
s^unser	bStV
s^unterlagen	pW
s^unternehmen	bXcFkJ
s^up	bGdWiT
s^us	bSiIjJrUsV
s^use	aIbXiHrS
s^uss	cKfFhYiJpK
s^v	jS
s^va	bRdT
s^vacancy	aXbHcJeBlKpCt[
s^valide	pHq^
s^van	h\\
s^varon	sW
s^vendeur	aVbHcQ
s^ver	cFkRtZ
s^vergutung	g\\
s^verkauf	lQ
s^version	rV
s^vertrage	cJi[jErR
s^veuillez	rU
s^veut	iUqW
s^vhi	fKhc
s^via	cIlJpX
s^viajes	fGiHn[
s^video	cHfUpX
s^vier	bQfViFnW
s^visits	nXpT
s^voice	jTrSt[
s^voila	lHpGtZ
s^vollzeit	rSsR
s^vom	hIiWrItS
s^von	i^
s^vor	fWhZiJjKlHoD
s^voraussetzung	jZkE
s^vorstand	aRpVqUrJsI
s^vous	jVm^oU
s^voyages	iWnUqG
s^vz	cJeFfSgVjJ
s^w	bKgWmUqSsS
s^wage	gZpJ
s^wann	fQ
s^want	aZfIiGoVsRtU
s^wanted	hUjT
s^wants	qY
s^war	jEkTlW
s^wartung	i_
s^was	iS
s^water	bZhEi\\pF
s^way	bIcFdKfGgIh_iJjDkIlJmCnJoIpHqIrIsItH
s^we	bRiQ
s^we'd	gR
s^we're	bZcTtX
s^we've	aTb[cJ
s^week	cKfTiHjJlJo\\pDqErHsKtG
s^weekly	iZ
s^weeks	hb
s^well	bRjSsU
s^welsh	jJpJrX
s^wenn	jJkZqIrWtJ
s^wer	cIiJjBkWpGsVtU
s^werkstatt	aQbZgIjQ
s^what	aUbJcJi^jQtR
s^when	dShHiGkKoVqJ
s^where	cRd\\kGmKtJ
s^who	iUkT
s^why	bUqTrI
s^wie	jHkJtY
s^wife	iJjEpIq[
s^will	cUjQmU
s^wir	bU
s^wird	iWtR
s^with	j\`
s^wochen	dIfIhe
s^work	dU
s^worker	aHcQeV
s^working	d\\hJlJ
s^would	jKk[sS
s^write	iUrW
s^written	lTpTqJ
s^x	fZhR
s^y	bR
s^ya	bTcTdTfJiJqItT
s^year	e_oH
s^years	jg
s^yo	aUcVqS
s^you	cJjX
s^you'd	i]tR
s^you'll	cFtU
s^yr	iJjX
s^yrs	hRjW
s^zahlen	eXgRhZiI
s^zero	eQjJ
s^zona	aTbEeKhJiEjHmKnGpHrKtW
s^zu	ieoS
s^zum	bThVlHoS
s^zur	cXiT
s^zusammen	qR
s^zuschuss	gFhY
s^zwei	jWmT
s^zwischen	f\`gSqJsS
s^£	gZhR
s^€	eVg]hU
sa	fYiF
sa$	bWfTiCmI
saas	aIcHdKeJfJgJhHi\\kJlJmKnJoJpJqErJsJtJ
sab	fX
sabad-	f\\
sabado	fZ
sabado de	fT
sabado$	fS
sabados	fZ
sabados$	fStK
sabba-	eVhY
sabbatical	hZ
sabe	k\\oA
sabe$	qR
sabem-	jIlT
sabemos	jIlT
saber	jWlR
saber-	fUqQ
saberlo	fUqQ
sabes	jJkKlTqY
sachb-	a_
sachbearbeiterin	aU
sachbearbeiterin$	aR
sachbearbeitung	aToS
sachbezug	g[
sachk-	jT
sachkunde	jT
safe	iXjW
safe$	aHbIcIhIiQjWkIlIpJ
safeg-	iU
safeguarding	iU
safel-	j\\
safer	pQ
safet-	gYhH
safety	aShJ
sag	fSqTtX
sag$	bIcJqWtQ
sage	gJj[kT
sage--	aQbT
sage-femme	aQbT
sage-femme$	aU
sagen	rT
sagen wir	cSeT
sagen$	bUqU
sagt	gJqRtW
said	qSrRsWtJ
said$	gKiDpKqHrZsWtB
saima	m^
saint-	cetQ
saint-flour	cU
saint-flour$	cU
sais$	qZ
saiso-	e]iHoQ
saison	aIbHeXoZ
saison$	eToJsK
saisonvertrag	eT
saisonvertrag$	eV
sait	gVkR
sala	bTjS
salai-	gSjJrS
salaire	gSjJrS
salam-	cS
salamanca	cS
salar-	gRrR
salarie	eZfI
salaries	bX
salaries$	bY
salario	gR
salary	gUrX
salary$	gRiIpJrX
sale	iR
sales	aXbHiKjW
sales$	aXbEjQ
sales-	jR
salesforce	jU
salid-	qU
salida	qV
salidas	bJgW
salidas$	bJgW
salin-	bS
salina	bS
salio	q[
salir	eGq\\rI
salle	bJcViR
salon	aHbSiWoHpQtR
salon$	bEtX
salud	iR
salud$	iX
salud-	tc
salut	pGte
salut$	tW
salvo	cKdTiR
salzg-	c\\iF
sam	aFrEt^
sam$	tY
same	bRfRpU
samed-	fV
samedi	fQ
samedi matin	nSpU
samedi$	fX
sampl-	iV
sample	iV
samples	oQpU
samst-	fY
samstag	fU
samstag$	fS
samstags	fUmK
san	bRc[fJ
sandr-	iJqVsS
sandra	iHqRrRsT
sands-	bScVfK
sanid-	bJi\\
sanidad	bJi\\
sanit-	bTiWjK
sans	iEjZlRsV
sant	aJcEf^iJjJ
santa	bScUoRtF
sante	bTeKqItT
sante$	aJbHcJdJeHfKgJjIkJlJmJnJoJpKqGrJsJtX
santi-	cT
santiago	cT
santiago$	cT
sap	iRjZkV
sap mm	jT
sap$	jZkD
sas	aKeJfKj^lKtF
sat	f]
sat 0	aIfUsQ
sat am	gS
sat in	fV
sat$	fV
satel-	aJbKc]hKnF
satis-	fKiXsK
satte-	jX
sattelfest	jX
sattelfest$	jX
satur-	fZ
saturday	fS
saturday$	bUsR
saturdays	fZ
saturdays$	fT
satz	qEr\`
satze	jWpSsJ
saube-	jVtR
sauber	iRtT
sauberes	jX
sauer-	hXiV
sauf	dU
sauna	cJhaiJ
save	k[
savin-	bSiR
savings	bSiR
savoi-	fSjT
savoir	fSjT
say	qW
say "	oVqWrB
say it	hRiTjHkFqGsX
say so	rS
say$	qQrItR
sayin-	iS
saying	iS
says	qZ
says we	aHfJrStS
says$	gQjJqSsS
sc	aVbGcUiKjR
sc$	aIcYiFjStJ
scale	g^rV
scale 0	fJgW
scale$	gZrS
scale-	bYdHeJfIgIhJjJkKlJnIoKrIsJtI
scan	bThKi_lImIsK
scan$	aHbFcHdIeHfHgGhIiUjTkGlGmEnHoHpFqHrGsJtJ
scand-	kS
scandinavian	kS
scann-	i]
scars	jS
scars$	jS
schad-	aSg[iHsT
schaf-	kUmQqT
schal-	aKiUrXsJtT
schau-	q_
sched-	bQiT
schedule	fU
scheduling	bSiT
scheduling$	iY
schei-	bTq[
schein	iKjJkKq]
schem-	bSnS
scheme	lQnT
scheme$	lQnT
scheu-	j[
scheuen	j[
schic-	fYpR
schicht	fW
schicht$	fS
schichtzulage	gThK
schicken	cGfIkJlWpUsE
schla-	fIqT
schlachtung	bTfHiYsI
schlachtung$	bU
schlaf	jW
schlaf$	jW
schlank	s\\
schle-	sS
schlecht	lJsW
schlecht$	bKkIsV
schleppen	hHiVjVtJ
schli-	aFcHi_
schlo-	jT
schlosser	jT
schlu-	kQqS
schluss	fVgIjIqW
schluss$	qT
schlussel	jUkR
schlussel$	iHjXsI
schme-	qUtT
schmu-	gWqS
schna-	aGkIlWq[
schne-	iRlW
schnee	jY
schneidest	iY
schnu-	pW
schnuppertag	pU
schon	kZ
schon$	kYlV
schon-	bJcX
schoo-	lS
school	bS
school of	b]
school$	iHlSqIsU
schooling	gIhViEtZ
schools	iS
schools$	cHhGiRjU
schre-	rS
schrecken	jV
schrecken$	jV
schreib	bViGpRrQ
schreib$	bTfImJpUrH
schreiben	gQiT
schreiben sie	gW
schreiben$	iV
schreibt	bWiQ
schri-	j]pKqR
schub-	iRpKq_
schubmast	iUqR
schul-	cR
schulamt	tX
schulamt$	aIqKtR
schule	aJeShTsT
schule$	bThU
schulen	nT
schulen$	iUnR
schuljahr	aIcSoVtJ
schuljahr$	cKoWtJ
schulklassen	iV
schulleitung	aYtI
schultagen	fYiIsJ
schultagen$	fZgKiIsI
schulung	hJiWjIlW
schup-	hW
schuppen	hW
schuppen$	hX
schut-	i\`qHrR
schwa-	c]pJqV
schwabisch	bScVeGtJ
schwanger	hJqUsW
schwe-	bQjQrUsS
schweizer	rR
schweißen	jIlTpJ
schwer	pKsV
schwer$	pKsV
schwerbehinderte	pS
schwerpunkt	bUcK
schwi-	jUlV
schwindelfrei	j[
schwindelfrei$	jZ
sci	aSjW
scien-	aHqXrH
scope	bGcSiYrI
scott-	bScRiHjTlI
scp	fFgcjJpJ
scp 00	g\\pJ
screa-	jYlK
scree-	iRjSpR
screen	kQqS
screen$	bKjRpWqI
screening	iWpT
screens	aJiRjS
screens$	aJiRjS
scrip-	hIl]qJ
scrum	jKkWlVqI
sdrs	aUbIjHsTtF
sdrs$	aDmRsWtG
se	qZ
se come	hT
se ha	qW
se jubila	iVqT
se nos	oX
se puede	dYiSqH
se que	tU
se queda	oSqU
se trabaja	fZ
se va	qY
se$	gJhQkTlQpJqWrQtJ
sea	jQsX
sea$	aSiJpU
sean	qHsVtJ
searc-	aRbGiSsU
search	aXbG
searches	aIbJiTsU
searches$	bJsVtK
seaso-	eT
season	kSoT
season$	dWoV
seasonal	e[jQqKtJ
seasonal$	eRjT
seat	bWtT
seats	aRbXtK
seats$	bS
sec	aY
sechs	fUmS
sechs$	gRhV
sechs-	bTeSmV
sechste	bWfKhR
sechz-	dU
sechzig	dU
second	aS
second$	aZbJcIiBjHkFtT
secre-	aZ
secretaire	aZbJqU
secretaire$	aGbKqXtJ
secretaria	jHoKpX
secretariat	gV
secretariat$	gX
secretary	aSrRtQ
secretary$	aZtG
secte-	c[
secteur	c[
secti-	gRiU
section	gViK
sections	bTiR
sections$	aHbT
secto-	jRmJqU
sector	jRmJqU
sector$	jRmJqU
secun-	jZ
secur-	iVkR
securite	iYjQnS
securite$	iQjRnV
security	iT
sede	c]iEjIpY
sedes	bYcQtF
see	aHpYqTtU
see the	bKiWpQ
see$	bWcSsRtK
seed	bYhFiSjGoItJ
seek	bHtZ
seek a	aRtV
seek$	bIcKtV
seele	aXqT
seels-	eRqSsK
seen	dGgKrU
segui-	iWnR
seguidos	qV
seguidos$	fS
seguimiento	iXnS
segun	gUjHoV
segun-	bVkS
segunda	aRbTiKpU
segunda$	aUgKiKpJtI
segundo	bRkU
segur	eJfHhZ
segura	aJbVcTiJtJ
segura$	aIbTcThIiG
seguridad	aVpS
seguridad social	aIpUsY
seguro	hW
seguro de	hU
seguro medico	hU
seguro$	hU
seguros	aRjR
sehen	aIdYiGjJlJmJqEtV
sehr geehrte	tQ
sehr$	aHtY
sei	gIqW
sein	jW
sein$	jVsRtV
seine-	bRqR
seinen	qY
seis	fWiHmW
seis meses	eZ
seis$	bRf[iD
seit	b\`
seit 0000	bY
seit 2000	bX
seit$	aJcHqU
seite	r\\
seite$	rS
sekun-	pUsH
sekunden	pUsH
selbe-	bRiR
selber	bS
selber$	bWcIsK
selbst	hSiS
selbstverstandlich	aUeUiI
selec-	cFgQiUoV
seleccion	iW
self	qY
self--	bUeViCjW
sell	bVqS
selli-	iUqR
selling	iUqR
selon	g]nR
selte-	kU
selten	kU
sem	eU
sem$	gThI
semai-	hS
semaine$	fR
semaines	hUlToR
semaines de	hV
semaines$	hUlR
semana	fT
semana al	fS
semana de	pUqK
semana$	eU
semanal	i[
semanales	fSiS
semanales$	fVgHhJiJ
semanas	fJnQoW
semanas de	fJhW
semanas$	fGmJo[pU
semes-	fShKiS
semi--	eJhIiVjTmJnJ
semin-	hWiS
send	p[qT
send it	pSqUrJtE
senior	aU
senior$	aY
seniority	fX
seniority$	fX
senor	sX
senor-	sU
sense	iTtH
sensi-	kSqRsR
sensible	kSqRsR
sensible$	sV
sent	iSlUnHqR
sente-	qJrX
sentence	qIrZ
sentence$	r]
seo	jT
sepa	iIjWkY
sepa$	kT
sepan	fU
separ-	qX
sepp	iJtZ
sepp$	iHrKtZ
sept	oZ
sept$	o\`
septe-	fRoS
september	fU
september$	o\`
septembre	iSoT
septembre$	iToW
septi-	hRoU
septiembre	hRoU
septiembre$	bIhToS
ser	kTsZ
ser$	kGoT
sera	oWqT
serai-	oSsR
serait	oSsR
serait$	oUqI
seria	cGiFk_tR
serie	bVcHmStK
serie-	bXdIiR
series	bT
serio-	iVjUsG
serious	iVjUsG
serve-	jV
server	iQjTqI
server$	aJiS
serveurs	aV
servi-	bQ
service charge	g[
service$	iX
services	iS
services$	aQiRtR
servicetechniker	aUcGnVrE
servicio	qS
servicios	gY
serving	bUcJkGoXqK
servir	iW
servu-	tW
servus	tW
ses	q[
sesen-	bR
sesenta	bR
sessi-	eWfJgW
session	fIiSpQ
session$	pR
set	iW
set$	iR
sets	aKcGfHiZnK
setti-	i^
setting	i[
settl-	qR
settled	sR
setze	jV
setze-	jJtT
setzen	jJtT
setzen$	iT
seul	rW
seule	jW
seule-	pS
seulement	pS
seulement$	gJpV
seven	fTiHm\\
seven$	fZgG
seven-	gWhK
sever-	hWiE
sevil-	cS
sevilla	cS
sevilla$	cU
sexo	s_
sexo$	sT
sexua-	jQ
sgb	aWjSpT
shall	aTiJpT
share	fVgY
share$	eSgVhI
share-	fRtR
shared	fRtR
shared$	cJfWgGiJlH
shari-	hS
sharing	hS
sharp	kKlW
sharp-	hX
sharpened	hX
she	eUqS
she$	qZ
she'd	sU
she's	qc
shear-	bVgKiJjS
shed	aRq[
sheet	eRiYjS
sheet$	fSiVjRoHtI
shenz-	nW
shenzhen	nW
shenzhen$	nT
shes	qT
shift	fVjS
shift 0	f[gE
shift$	gShRiTjW
shift-	fTsStR
shifts	fTsStR
shifts$	fRiIsJtT
ship	fHiSkImHnZ
shipp-	jR
shipped	jR
shipped$	eJgThQ
shk	jR
shock-	bXcFhVqJ
shoes	hT
shop	b_
shop$	bYjJ
shop'-	cWsU
shop's	cWsU
short	pRrZtT
short$	cErUtV
short-	iKpRqQ
shorten	jJkX
shortlist	pSqS
shortlist$	aJpTqR
shoul-	sR
should	qR
should be	rW
shouldn't	j\\
shout	qEsXtU
show	jZlT
show$	iJjRmKqW
showe-	hS
showers	hTiR
showers$	hTiR
shows	qItY
shows$	qHtY
shut	aEbHfUgChGi]jAkKnKrItI
shutd-	oU
shutdown	oU
shutdown$	oV
si	kW
si ca	nRtR
si la	qY
si lo	kRqW
si no	kAl\\oX
si o	fGjSpVsS
si possible	rVsR
si puede	jGkW
si se	gRhRiR
si$	dRlTpG
sia	jV
sich	q]
sich mit	sR
sich$	jTq[
siche-	j^
sicher	jW
sicheres	iJjX
sick	qXsR
sick$	eIqV
side	aQiK
side of	cTdR
side$	aViGmT
sider-	bRcG
sie bei	jHl\\
sie bitte	rU
sie das	rZtS
sie hat	rR
sie nicht	jb
sie$	gQiFpYrS
sie-f-	rU
sie-form	rU
siebe-	bTfV
sieben	bTfV
siege	bYcRiFmQ
siege-	aJbKcciCjIqJ
siehe	aHtR
sieme-	jR
siemens	jR
siemp-	cTrR
siempre	cTrR
siempre$	qR
sient-	aUdVgRiJ
siento	dXgSiH
sierr-	iVmIqS
sierra	iVmIqS
siest-	pS
siesta	pS
siesta$	pS
siete	fWmU
siete$	fTmU
sign	gSiVjK
sign--	gRiU
sign-off	gUoI
sign-up	iW
signa-	aVpQ
signal	fKlJnRpTqS
signe	qd
signe$	qV
signe-	gTrX
signed	gUjQ
signed off	gWtJ
signo-	kU
signos	kU
silbe-	jX
silber	jX
silber$	jZ
silen-	qW
silencio	dSqU
silencio$	dSqU
sillo-	aIbY
sillones	aIbY
silly	bZkUqI
silly$	kV
simil-	jT
similar	jT
similar$	jZ
simpl-	gHhTkRrS
simple	iQkSrUsI
simple$	iQkJpJrV
simul-	fY
sin	jUsS
since	bUqStR
since 2000	bVlT
since the	q\\
since-	bKcJiHpHqVrHtX
sind 00	dTgVhJmUqI
sind ein	sR
sind wir	m]
sind$	aGbDcRiVt[
sindi-	eZoIqVsR
sing	bTfR
singe-	cY
singen	cY
singl-	hRsU
single	hRsU
single$	jHsU
sinon	tY
sinon$	tX
sir	tZ
sir$	aGcKtW
siste-	jV
sistemas	jX
sister	aRhUjC
sit	bQjVmZ
sit in	mUpU
site	dT
site 0	dWiFmKnQpRqJ
site :	c[rWtA
site$	dSpQ
sites	b^cSnY
sites$	aRbTcKfImKnT
sitio	bVtW
sitio$	bVpKtX
sits	cRdHm]
sitti-	hTjS
sitting	hTjS
sitting$	hXjG
situa-	jSkSsW
situation	rHsZ
sitz	aFcVtS
sitze-	iGjWmYtJ
sitzen	iFjRmZtJ
sitzen$	iGjXmK
sitzt	mZ
sitzt$	iUkUmK
sitzu-	dXfUhG
sitzung	bYqS
sitzungen	fV
six	fW
six mois	sR
six months	gJhU
six weeks	fUhT
six$	fXp[
sixth	bZhJ
sixty	bUgTmR
sixty$	aKbGcGdKfJgXiGlKmIqJtJ
sixty-	gViJ
size	iVpFrY
size$	iVpFrY
ski	bTqS
skill-	jR
skills	jUpSrK
skills$	jR
skin	cJgKhSiKjWlD
skipa-	hV
skoda	bVcKhU
slack	t\\
slate	aDcHi[jYtE
sleep-	cHeKfVhWiJkIlIpFrK
slice-	bRiXjJ
sligh-	bRjGlX
slim	jAkVsW
slim$	sU
slips	gJmJpZqTrI
sloga-	cJnUrV
slogan	cJnUrV
slot	eEqU
slt	tY
slt$	tY
small	bXqKsY
small$	b]
smart	sT
smell	bY
smic	g]
smic$	gS
smile-	rT
sms	p[
smt	aJtU
smth	aKpVrBtW
snack-	hViFkRlH
snow	cWdJhVjG
snow$	iT
snowf-	aKhSjQkQtI
snowflake	aKhSjQkQtI
so	qS
so 0	fGhIkSnXtI
so 00	gS
so :	aRsRtU
so i	oJtS
so no	fHiKqVtQ
so say	qY
so the	tS
so um	aJcS
so we	aHqS
so write	qKr^
so you	oR
so$	tX
sober	jZr[
sober$	aJcHiIj[rK
sobre	rY
sobre$	aIiUjIrV
sobri-	r]
sobrio	rU
sobrio$	rT
soc	cUhIjJkVtI
social$	aRjS
sociales	i]
sociales$	iY
socials$	aSiQ
socie-	bXcIhIjV
socio	mW
socio$	eTm[qG
socio-	bS
socios	bS
socios$	bTgKiS
sofas	aKcIiFjY
sofas$	aKcIiGjW
sofor-	cHo[
sofort	cHo[
sofort$	cHo[
softw-	bWtW
software	bWtW
sohn	qW
soi	d[
soi$	d[
soign-	bWdJiImJsW
soins	iV
soir	fQiQ
soir$	fWhRiQ
soit	gQnX
sol	iIjZ
solap-	oV
solape	oV
solar	aWtK
sold	jVqU
sold$	bUqU
solda-	jU
soldador	tK
solen-	mHpX
solic-	aHpVtT
solicitors	iQjS
solid-	bTjX
solide	jVkK
solidworks	jS
solidworks$	iRjS
soll	r[
soll$	rWtS
sollt-	jTsR
sollte	sT
solltest	jR
solo	jRqU
solo en	iXrS
solte-	sZ
soltero	kKsX
soltu-	j\\
soltura	j\\
some	fRiS
some$	fQiW
somebody's	jV
someo-	sS
someone	sS
someone to	a\\iQtI
someone who	iUjS
someone who's	qJsX
someone$	aSsS
somet-	cWnQpIrR
something	pHrU
something$	cEjQqFrKtV
sometimes	cYhFiInW
sometimes$	bJcWgJ
somew-	jRlT
somewhere	jRlT
somewhere$	hJjSlU
sommer	fTqR
sommer$	fIiWqTrH
sommerferien	aIeSiRoW
sommerferien$	aIeSoW
somos	b_mU
somos una	mV
son	mZsR
sonde-	aJbVgS
sonne-	bVhS
sonnt-	fX
sonntag	fY
sonntags	fR
sonri-	jW
sonrisa	jW
sonrisa$	jW
sonst	iJjR
sont	bQrR
soon	mGoUqU
soon as	oV
soone-	iKoRqRsS
sooner	iKoRqRsS
sooner$	iJoUqU
sopor-	j_
sorry	tX
sorry for	tX
sorry$	cSdT
sort	aKhKjTsVtR
sort$	jZ
sorti-	pU
sortie	sU
soude-	aQbUjT
souha-	qJsZ
souhaite	jVtS
sound	rX
sound like	rX
sourc-	aJi[
souri-	cGfJiGj^pJtJ
sous	bSjU
south	aJbTc]
south-	cU
southport	cU
southport$	aQcR
sowei-	gX
soweit	gX
sowie	jU
sowie-	fR
sowieso	fR
soy	mRtU
soyon-	iKqV
soyons	iKqV
sozia-	cHeZiHjIkJlGtI
spa	b^
space	gIhUiWoDsX
space$	pKqQs\\
spain	aVcSrJtJ
spain$	aWjRrJtJ
spani-	jSkY
spanish	jUrSsJ
spanish$	iKkRrR
spark	cKeJgFhEjRlX
spark$	bJcIiJjVlJtI
spat	fV
spate-	jIo]
spater	gJoWqT
spater$	gJoWqU
spatestens	jJoY
speak	dIkWlUrHtT
speak-	kTsQ
speaker	jFkSsTtT
speakers	jEkRsT
speaking	kTqS
speaks	lW
speci-	aUbRiF
specialist	aV
specialist$	aV
specific	bV
spedi-	bW
spedition	bX
speed	jV
spell	j[pKtI
spell-	rZsJ
spelling	rZsJ
spelling$	rZsJ
spend	iWqK
spend-	bVcHeXiH
spese-	gS
spesen	gS
spiel-	eRkS
spind-	jUoT
spindle	jUoT
spl	aY
split	fbiEjJtI
split-	fT
splits	fT
spoke-	jX
spoken	jX
spoken$	jY
spons-	dIjYlI
sponsorship	dGj[lH
sport	iV
sport-	sc
sports	hRmR
sprac-	kTqV
sprache	kUrW
sprache$	jHkVrT
sprachnachricht	pY
sprea-	fSiR
spread	fTmJ
sprec-	fHpV
spring	bUqT
spring$	qW
springen	cJiSr]
sprit-	iSjQkJsS
sql	iKjf
sql$	jS
squad	m[
squad-	iKmU
squads	iKmU
squads$	mU
squea-	jUrV
sr	aW
sre	aUmR
ssiap	jYtI
st	bTc^oV
st$	cZiJoY
staat-	gSj^
staatliche	jT
staatsexamen	gVjR
staatsexamen$	jTkJ
stabi-	aUkK
stability	aUkK
stabl-	qS
stadt	aJbXiQ
stadt$	aJbXcGpStK
stadt-	aVpUsK
staff	bYhSmU
staff$	aWbZeKmRtH
staff-	eTtU
staffing	eUtU
staffing$	eUtU
stage	eR
stage$	cKeR
stagi-	jVqV
stagiaire	jVqV
stair-	bT
stairs	cUiKjQ
stairs$	bIcVjU
stamm-	b\`
stand	fGiSjd
stand-	jU
standard	bSjX
standard$	jX
standby	fUgRjJ
standing	jZsV
standing$	iHjQsY
standort	cX
stapl-	aSlW
staplerschein	kKlX
staplerschein$	jUkH
star	b]fK
star$	aKbZcJdJeJfGgKjJkIlKmInHoIpIqKrKsJtH
start	gSo\`
start :	oS
start monday	sV
start$	gTiEjJlZ
start-	iRnU
started	bSiRjU
starts	fUgQiJoV
starts$	cJfVoH
state	jTrZ
state-	bRsT
statement	rW
statements	iW
statements$	iX
states	bYiHsS
stati-	bVcXhQ
station	cXlT
station$	aRcX
stats	jT
stats$	jT
statt	aDgTrZ
statt$	aHrZ
statu-	e\\gRtI
status	bJeYgHhRtJ
statut	eT
statutaire	eVgWjHtH
stays	qQ
stays$	eQoH
stb	aRiT
std	fWgU
std 0	sT
std 00	fJgS
std$	fXgVjJ
stefa-	mQtR
stefan	mQtR
stefan$	mRtR
stehe-	hIiVoS
stehen	hIiVoS
steht	hS
steht$	iV
steil-	aHbZcIjU
stell-	tU
stelle	fT
stelle$	bReJfVqV
stellen	aYiT
stellen$	aWfKiW
stellenantritt	nJoV
stellungnahmen	fHi^
stellv	aT
stellv$	aT
step	cJfGgXhJiYmIrJ
steps	gT
steps$	aJgT
steri-	iX
sterilisation	iX
stern-	bViS
sterne	bViS
sterne$	bUiT
steue-	aJiVjHqS
steuerberater	qS
steuerfrei	iGnY
steve	mV
steve$	aFtY
steyr	aDbGc\\tH
steyr$	aFbGc[gGnKpJtG
stfa	aZcJqS
stfa$	aV
sti	fKgahGiJ
stich-	oHpZrW
stichpunkte	kGpIr\\sK
stiff	qSrT
stiff$	qSrT
stift-	aUbVcHiI
stiftung	rW
stil	pHr_
still	bVjSq^
stimm-	qS
stimmt	qV
stimmt$	qS
stipe-	hT
stipend	hT
stock	i\`
stock$	i\\
stock-	bQiRjR
stoke	cZ
stop	tZ
stop$	aGeEjEpDrKtc
stopp	bUpJtZ
stopp-	aKjWtU
store	bXfJgQiI
store$	aJbYcHqRtJ
store-	jW
stori-	iSrUsJ
stories	iSrUsJ
storm	aIb\\fS
storu-	fQi\\
storung	fT
story	qWrU
story$	iKqY
stp	sW
stp$	qJsZtR
straf-	jWqJrU
strafregisterauszug	jY
strafregisterauszug$	jW
strai-	bTfTiH
strat-	a]cIeHhIiXjAkImFqJrCtI
strau-	bHcZhR
straße	cS
straße$	cS
stree-	cThQ
street	cUhR
street$	cHhVpU
strei-	iXjIrX
streichen	iFr]
streit	iR
streitet	iXjHqW
stres-	iGjc
stress	jVkRlI
stret-	qY
stretch	qY
stretch to	qU
stric-	fUpW
strictly	fWtI
stron-	jSqQsQ
strong	jSqQsQ
struc-	cIjIpEtX
structural	aKbIdJeJfJgIhJiZjGkGmJnIoJrJtH
structures	aVbItI
structures$	aVbHcKmKtH
stuck	bWhT
stude-	bUsR
student	bUiQtU
students	bRgJiRmT
students$	bUgGiV
studies	iR
studies$	iX
studio	bVdT
studio$	aEbUdRtH
studium	j[
studium$	cKjWlF
study	hXiJ
stufe	g_hK
stuff	fShIiVjVlIpE
stuff$	aJbHfThFiWjWlBmIpHqJrG
stuhl-	bXcHhGiXjHpF
stund-	fS
stunde	gW
stunden	fV
stunden im	bQ
stunden$	fXhI
stundenlohn	gQ
stutt-	cYeIiR
stuttgart	iUnU
stuttgart$	iV
style	ratG
style$	aHdIrX
su	qX
su cargo	iRmX
sub	eZgUhJ
subco-	bXiJo[
subir	jTkQ
subj	t[
subje-	rStS
subject	rStS
submi-	iX
subs	eUhYpI
subs$	eUhXpI
subsi-	iV
subsidised	hR
subst-	eSlToR
substitute	eThKjJlUoS
subvencion	qX
succe-	qS
succession	qQrT
succession$	qQrT
succu-	aTb[fJjFtI
such	aItX
suche	aTbJcHgKhIiJjJpKqDrKtY
suche-	tU
suchen	tU
suchen$	aJbIcIiJtZ
sucht	rJt]
sucht$	cGt\\
sud	cZhH
sud$	c]hI
suegr-	sT
suegra	sT
sueld-	gRrR
sueldo	gRrR
suelt-	bXiFjKqT
suelta	jKqV
suene	rX
suffi-	lU
suis	q\\
suiss-	sU
suisse	qRsR
suit	hYsX
suit$	bJcIgGhUiJjKkIsT
suite	iToVtU
suite$	aJcIiJlIoWpGrK
suite-	bRiW
suites	bRiW
suivi	iX
suivi de	i^
suma	jGk\\
summe-	eQhS
summer	eQhS
summer$	eTfUhJjT
sun	fY
sun$	fWgThJ
sun-t-	fZ
sun-thurs	fV
sun-thurs$	fV
sunda-	fT
sunday 00	fEpYtT
sunday$	bSfQiHoW
sundays	fW
sup	fHgWkJ
super	iHjJkTmWqI
super$	jIkZ
super-	mV
superior	iRlU
supervisar	iR
supervise	iRmT
supervise$	mU
supervises	iFjKm[
supervising	fEiIlVmY
supervision	bShTiX
supervision$	hSjT
supervisor	aTmR
supervisor$	aUtI
suppl-	lS
supplement	g[
supplied	lY
supplier	iX
supply	jR
suppo-	mQ
support	aU
support$	iTjR
supported	jUmS
supporter	jV
sur 0	gV
sur 00	cJgTiV
sur cinq	fV
sur deux	f\\
sur la	hSrR
sur le	cThSrW
sur les	hU
sur site	d\\fEiW
sur trois	fY
sur$	iWjIs[
sure	bGcKhJi[jIqItH
surge-	bUhKiV
surgery	aTbGiT
surto-	qRrS
surtout	qRrS
surtout pas	rW
surve-	iR
surveillance	iY
survey	qV
surveyors	bQiSmS
sus	gYjR
suspe-	qU
suspension	qU
susti-	eW
sustitucion	eY
sutto-	cU
sutton	cU
suyas	gTsY
suyas$	gTsY
sven	bTqZ
svp	nSsR
swahi-	cHjUkT
swahili	cHjUkT
swahili$	cHkW
swans-	nX
swansea	nX
swansea$	cS
swedi-	bWlU
swedish	bWlU
swedish$	bTlG
sweet	jFk[
swim	hUjY
swiss-	jZkB
sympa	dFlJm[sJtJ
sympa-	jW
sympathy	jW
syndi-	b]pHrUtE
syste-	bSmE
system	kU
system$	kW
systems	iU
sœur	pHrIt_
t €	gR
t$	eTjYqJ
t-zug	gKh[
ta	aRfJmWtT
ta$	aWiFjT
table	bTd\\jJlDoIrI
table-	hWiTjR
tableau	jV
tableaux	iUjR
tablet	aIfGhX
tablet$	aIfGhX
tablette	hY
tag	dT
tag$	fTgR
tage	dTfRhT
tage$	fWhWiQ
tage--	fT
tage-woche	fT
tage-woche$	fU
tagen	mUnU
tages-	fKiX
tagsc-	aRfY
tagschicht	aRfY
tagschicht$	aRfY
taill-	aIiVsTtJ
taille	aIiVsTtJ
take	iR
take$	iSlQ
take--	pV
take-home	pV
takes	bUiQ
takin-	iTtS
taking	iXkKtT
tal	fIgYqRtJ
talen-	cTjIpQtT
talk	jTpRtX
talk to	iTjT
talk$	jX
talks	jGl\\qU
talks$	iT
talle-	bVpRqS
taller	bVpQqS
tambi-	bQjJlS
tambien	bQjJlS
tambien$	hU
tard	fKnXtS
tard$	fKnXtS
tarde	fUsS
tarde$	fRsT
tarde-	fV
tardes	fV
tardes$	pT
tardi-	iYnI
targe-	gRiW
target	gSiU
target$	gZiF
tarif	ga
tarif$	gS
tarif-	i^
tarifa	gVpR
tarifas	iQpU
tarifas$	pU
tarje-	rX
tarjeta	rX
task	aKfYiU
tasks	iXjK
taste	aGbZcIjXtH
tatig-	aWiVjH
taugl-	jW
taux	fJgXhUiJ
tax	dTjT
taxi	dHfHgShV
tbh	bHcIdTfKqTs^
tbh$	cGdVsW
te	tR
tea	gIh]
teach	l\`
teach-	aRkV
teacher	aVbJeR
teacher$	aV
teachers	kU
teachers$	jQ
teaching	eKiSjGkXoE
team	mS
team "	bZ
team is	nXsS
team of	mYqQ
team$	aXiImQ
teams	iXpR
teams$	iXpU
tears	j^
tech	aZjIkRmT
tech$	aUhJkSmY
techn-	mT
technicians	lUmT
technicians$	lUmT
technicien	a_eI
techniker	aJjTlT
technique	mZ
technique$	cJmX
techo	hGqX
techs	cDfIiTkJm]oHpA
techs$	bScJiSjGmXoHpG
tecni-	aQ
tecnicas	eHm[
tecnico	jU
tecnico de	aX
tecnico superior	hKjZ
tecno-	cRjU
teilb-	aJfUiJ
teilbar	aJfUiJ
teilbar$	fViJ
teile-	gT
teilen	gT
teilz-	eXtI
teilzeit	gRtJ
teilzeit$	aVeVfRtI
tel	gJhSp^
telea-	dZhK
telearbeit	dZhK
telef-	iQ
telefon$	fRiR
telefonat	pR
telefonica	aSfRpU
telefono	iR
telefono de	fIiSpV
telefono$	hQjHqV
telep-	hTpU
telephone	hX
telephone$	hViT
telet-	d]fGhT
teletravail	d]fH
teletravail$	dS
telew-	d]fFiHnG
tell	fRjW
tell us	cTfXjIpV
temp	e]oR
templ-	cUjTrQ
template	bJcWrU
tempo	eRiU
temporada	aTiUoS
temporada$	aQiX
temporal	eVfJ
temporary	eV
temps	eZfQ
temps de	nT
temps partiel	eZ
temps plein	eYfK
temps$	gHtR
ten	gXhQ
ten years	bTgT
ten$	gZhCiR
tenan-	iRjY
tende-	iXmK
tender	iV
tendr-	mZ
tendria	mZ
tener	jZlG
tener-	qS
tenga	sV
tenir	aTiQjV
tenu	jW
tenue	gJhS
terap-	mQ
terapeuta	mQ
terce-	jY
tercer	fTjQ
tercera	qTrJ
teres-	qStR
teresa	qStR
term	eT
term time	f^
term$	bGeUhWiUjJqS
termi-	iTrR
termine	iRrY
termine$	iTjK
termino	cFeXiJ
terra-	aSiRkR
terraform	iRkX
terraform$	cIiDjYtG
terrain	aWcJiK
terrain$	aXqK
terre-	aRqRsR
terreno	aRqRsR
terti-	aV
tertiaire	aV
tes	gYhEpTqK
tesor-	iTqV
tesoreria	iTqV
tesoreria$	iW
test	iSjSlQpX
test$	gRiHjUlR
teste-	aSlSqS
tester	aSlTqS
testi-	i[jHkUlJ
testing	hQiTjIkR
testing$	iXjD
tests	eHi^jW
tests$	iRjY
tetan-	cKiHj^
texas	jUrR
text	pSrZ
text$	iGqRrV
texte	jIqFr[tQ
texte$	qJrUsJ
texti-	aQbZ
textil	aU
texto	iSrZ
tfa	jTtI
tfa$	aUgKtJ
tg	gXhQ
th	gQoX
th and	aR
th$	oWpV
than	sR
than 00	qVsR
than$	aKjSkXsKtC
thank	aEmIt_
thank-	rTtS
thanks	rTtS
thanks$	r\\tG
that	qR
that in	jWlRtR
that isn't	jUkR
that out	rV
that the	qU
that$	oRsW
that's it	mKoJpSqIt]
that's the	cVhSlJoXrIsJtJ
thats	cKgIlTpFtX
the 0	lRoRqT
the 00	bRpUqS
the ad	qZrV
the budget	hKiSqT
the chair	mQpV
the class	l]mY
the course	hTiTjGlV
the day	iUoIpUtR
the dean	qXtR
the degree	jRqI
the door	hWtQ
the field	aIbYcJiS
the first	oU
the group	iKmVnTrS
the hall	iTpW
the head	q^
the house	aKrWsZtG
the job	hYjW
the lab	iZjR
the last	pWqQ
the leads	iRmR
the line	aJbKm\\
the money	gTrTtJ
the morning	fQiQ
the new	cJiWjI
the night	aTiTjRlJtK
the odd	iWjQ
the office	aTdTiClR
the old	bUcW
the one	rRtT
the other	mUqWtG
the parents	qRrX
the phone	hZiI
the police	bTpTsR
the post	bRqJrS
the public	b\\iF
the right	pUqV
the same	bTqR
the shop	bGjS
the site	bJdKmInWpS
the staff	bQiImS
the summer	eRiR
the team	bVmW
the test	gIl]
the third	bScFtR
the tone	qGrXtV
the train	iKtS
the two	cRiUjH
the uk	cRjFsX
the volunteers	i^mCqS
the way	qVrX
the week	fJhZiU
the whole	bSgKhSjRrS
the winter	fIgYhFiSoVsK
the word	rT
the work	c[fUjJtJ
the yard	h_nK
the$	tZ
theat-	bTkRlJ
theater	aKcUjKkWlIqUtJ
theatre	bVjS
theatre$	bRjVkI
their	iIjWqU
them	lSsS
them to	cIfSjGkRlV
them$	aWmR
thema	cJiXqQ
then a	pVtK
then panel	p[
then$	cJiRjTpKtV
thera-	bVkR
therapist	aRhTmR
therapist$	mU
therapy	kW
there	dUnS
there are	iRjS
there is	aKdQfRiQkJmU
there$	dWfEiKpJqVtT
there's	eUhRmR
there-	jR
thereabouts	fKgTjJtT
thereafter	eHoW
theres	cJlU
therm-	bThYiJlK
thermal	bV
these	sVtS
they	iS
they can	kRlRpW
they do	iSjJkIoJtY
they don't	lWmQ
they have	iIj\\kXlG
they need	aIiEj_
they will	cTiV
they$	cIlWsR
they'-	iS
they'd	iVmS
they'll	jUlS
they're	fSjJ
thiba-	mVpU
thing	hTiQtV
thing$	rJt[
thing-	pSsV
things	pSsV
think	oUtR
think$	bGmJoUpFqFtW
think-	iJqRtR
thinking	aJiJjRrStU
thinks	qZ
third	bScJqW
third generation	bRtS
third-	bTeIfGiRmI
thirt-	fWhS
thirty	gHqT
this is	cT
this one	aHd\\jRlKtI
this person	iVqQ
this time	qRsU
this$	cJiSoTsS
those	dSjTkUpH
though	kRlS
thoughts	iHpStW
thous-	gV
thousand	gV
thousand$	hX
threa-	qTtQ
thread	qStR
thread$	pIqU
three days	dVeXfEhKjJnU
three in	cIiZ
three months	eV
three years	jQ
three$	iYjYmR
three-	eUhW
through the	sV
through$	eUjT
throughout	cU
thru	aJbKiIoa
thu	fUtU
thu$	cJdTfWtJ
thurs	aIoTpTqT
thurs$	aDbKcIeGfRiHoTpGqYtJ
thurs-	iS
thursday$	dT
thursdays	hUiS
thursdays$	dHhSiW
thus	aHb]gR
thx	pGt\`
ti	hSiTpS
tia	iTjR
tia$	i[
ticket	jUkW
ticket$	kZ
tickets	lS
tickets resto	hV
tickets$	qU
tidy	aJiXrVtH
tidy$	dSrVtI
tied	cKhRsY
tiempo$	aRoU
tiend-	bTcS
tienda	bRcT
tienda$	gGhZ
tiendas	bRiR
tiendas$	eJiV
tiene	jRmS
tiene que	jT
tiene-	hYiJ
tienen	hYiJ
tient	iUjJsX
tier	aTbXtH
tiera-	b[
tierarztinnen	bXgK
tierr-	aIbScRoQsW
tierra	oUs]
tierras	aFbVcUtK
ties	iVsR
tig	aTjY
tig$	aS
tijer-	jTrR
tikto-	iU
tiktok	iU
tiktok$	iS
til	f[oQ
tilde-	qR
tildes	qR
tildes$	qW
till	fZoW
till 0	fX
till$	bIfSiY
time	fQ
time and	gW
time$	eR
times	fGnW
times$	hU
timoc-	kV
timocom	kV
timocom$	kU
tiny	b_qH
tip	aHfTjR
tipo	jRpT
tippe	qYtG
tippe-	iQ
tippen	iQ
tippen$	iR
tips	g_
tips$	g\`
tira	kU
tiro	bUqFtV
tisch	mSqW
tisch-	aV
titel	aUtR
titel$	aRcJsItT
title	aRrQtU
title$	aHcIdJeJfJgKhJjIkKmKnKoKrEsKtW
titre	jWrV
titre pro	jT
titre$	rR
titre-	bYhU
titul-	jVlZ
titulacion	l\\
titulaire	eUjY
titular	qS
titulo	jT
titulo de	jT
titulo en	rV
titulo$	lT
to $	hU
to 0	f\\gS
to 00	gY
to 000	gUiZjK
to :	mTtX
to a	eQhRjT
to advertise	lHqV
to apply	jUpBqTrS
to be	jT
to date	jV
to do	fR
to get	iSqT
to go	jFsQ
to have	jSkQ
to keep	hTiFm[pFqW
to know	lWqGrT
to live	aWdIhZqItH
to me	mY
to october	oT
to our	iVlGmKpIsRtV
to run	a^mQ
to sell	bJlVqU
to show	iX
to sit	jR
to start	fEg[iU
to the	mR
to them	aJeKjSpJsZ
to thursday	dV
to two	gY
to work	hQiGjWrV
to you	eTp[
to £	aS
to$	t[
tocad-	kV
tocado	kV
tocht-	bY
tochter	bY
toda	bSiJnV
todav-	kRqQ
todavia	kRqQ
todavia no	rT
todavia$	kTqS
today	aIqStX
toddl-	dGsY
toddlers	dGsY
todo el	pUrT
todo$	nJqQrV
todos	nUqW
todos los	hJnY
toget-	dS
together	dS
toi	qc
toi$	iHqRtW
toil	fYpH
toile-	i[
toilets	iS
told	mSqSsR
told$	jRmYrQ
toler-	j[
toll	kUtS
tom	tW
tom$	tX
tomas	cGpUqX
tomas-	iTrR
tomasz	rT
ton	bUr[
ton$	bTcJpR
tone	rc
tone$	rQtW
toner	aJcJiWtI
toner$	aJcIiWtI
toni	oVqK
tono	r\\
tono$	rU
too	qR
too$	aQbSiRqG
took	aIq]tY
tools	hQjZ
tools$	hRiFjZ
top	hTjEkWtS
top$	hTjGkX
tope	jSqU
toron-	cW
toronto	cW
torre-	c\`fGiJ
torta-	jUqT
tortas	jUqT
tortas$	jW
tot	gKiJjYkGlHoXqF
total	jVnT
tour	cSgUnWrJ
tour$	fSgW
toure-	bQcQ
touren	bScRhR
touri-	aRnRrX
touring	bVhEnZ
tourn-	cVnU
tourne	cTqQ
tours	fXgJiV
tours$	bIfYgIiR
tous	nR
tous les	nYsV
tous$	gZ
tout	cRoU
tout le	cXoTqJ
toute	pJtZ
toute la	jR
toute-	mQ
toutes	mQ
toutes les	mR
towar-	dHiGjRk[lE
towards	jW
tower	cXdJoQ
town	aCbXcTtW
town$	cZ
tp	aZrS
tps	hUiW
tr	aIbJcIdIeIfGgRhWiHjIkIlImInIoIpIqJrIsItI
trabaja	fZ
trabajado	gTkTlQ
trabajado en	lV
trabajador	jT
trabajadoras	bY
trabajadoras$	bX
trabajadores	bWcG
trabajadores$	bS
trabajar	jZ
trabajaria	iTmV
trabajo	iW
trac	pU
track	aWhGiJnXtK
track-	aTbSfIhWtJ
tracked	bRfGhZ
tracker	aFbWtG
tract-	b[
tracteur	iT
tractor	aDbVjV
trade	aTbKiTjT
trade-	aJcKeWjK
tradi-	bTjX
trading	bWiS
traditional	jY
tradu-	aRiUr[
trae	jSq[
traer	hYlJpR
traff-	bTnV
traffic	bTnV
trafi-	pU
trafico	pU
trage-	qQ
tragen	gIhSjV
tragen$	bKgIhViDjUoJpJ
trager	bRmRqQ
trail-	aRcXgD
trailer	aT
train	iRlZnY
train$	l]
train-	lQ
trained	jR
trainee	jElTmV
trainee$	aHbJmYtJ
trainees	aTmR
trainer	aSkUtH
trainer$	iIkY
training	hRkTlS
training$	iUjJkZ
trains	iSjT
trait-	gWiV
traite	bTcIiV
traitement	g\\kK
traje-	hUiKnS
trajet	gXhInJ
trajets	gFhYiGnV
trakt-	aKbZjU
tram	c]eJjG
tranq-	fJiU
trans-	bR
transfer	hTiU
transfer$	hXiFkW
transport	hRjT
transport$	hSjS
transportation	iGjUpT
transporte	hT
transporte$	gU
tras	eViWqF
trata-	iW
traue-	jYkK
traum	bIk^
traum$	bHk\\
trava-	jQ
travail	jS
travail a	iWkW
travail$	hQjV
travaux	iImU
trave-	gJnX
travel	nY
travel$	bGiVnTpI
traye-	bRgT
trayectoria	bRgT
traza-	bWiRjG
treas-	pVqU
treasurer	hJpWqW
treat-	fKhRiX
treatment	bTiJ
tree	bZcJgWhB
trein-	qQ
treinta	qQ
tren	tR
trenn-	qX
trennen	iIqV
trent-	jW
trente	jW
trepp-	bIiX
treppen	jS
treppen$	iR
tres	bR
tres anos	gVjUlK
tres dias	d[fUiH
tres meses	eUgShI
tres semanas	fJhX
tres y	fWmI
tres$	fUjR
trese-	mU
tresen	mU
tri	cIgKiUqR
trial	s]
tribu-	jR
tribunal	pS
trime-	hSiR
trimestral	dKhGiTnT
trimestre	hTqT
trimestre$	hU
trimestriels	hW
trimestriels$	hW
trink-	gTiRsS
trinkgeld	gTsU
trinkgeld$	gQ
tripl-	b[
trips	dFeHfQgUjKn[
trips$	gWhI
trish	mTtV
trock-	hT
trois	pQ
trois jours	bJd]
trois semaines	hRlUoR
trois$	jT
trois-	lU
troisieme	lU
trop	rTsZ
trop$	s[
trotz-	bQqU
trotzdem	bQqU
trouv-	qSsQ
trouve	qSsQ
truck	gQjKkTnV
truck$	aKcGfJhTkRnS
truck-	bWfQ
trucks	bVfR
trucks$	bRiR
truji-	cThU
trujillo	cThU
trust	bWjXtR
trust$	bTtT
trust-	kS
trustees	tR
trustees$	iS
trusts	aT
tsche-	fJiHjJkSnX
tsu	jV
tt	dejJ
tu	tT
tu me	pSsR
tu peux	qQtQ
tu y	qTrV
tu$	bFcHhJkRmTqFtX
tucso-	cUjK
tucson	cUjK
tucson$	cUjK
tudel-	cSqR
tudela	cSqR
tudela$	cSqR
tue	dHfVhJpU
tue-s-	fV
tue-sat	fV
tue-t-	dY
tue-thu	dY
tues	dTfUiIpRqH
tues$	cIdHfXiIjIkItK
tues--	dRfU
tuesd-	dTfU
tuesday	fTqR
tuesdays	cJdXmR
tuesdays$	cGmUtI
tuiti-	eQhZ
tuition	eQhZ
tuition$	h\\
tun	gQiUtS
tur	bGc]hE
turis-	j[lQ
turki-	aKjSkU
turkisch	aKjSkU
turkisch$	aIcItI
turn--	iUqW
turna-	iWjT
turnaround	iWjT
turnh-	aJbVcQ
turnhalle	aJbTcR
turnhalle$	bV
turni-	bQgRsStJ
turno	fZmQ
turno$	iXmV
turnos	fUmQnI
turnos de	fW
turnos$	kTmV
turnover	bUqR
turnover$	bT
turns	f]jR
tus	hZ
tut	tV
tutoi-	r^
tutoiement	r]
tutor-	eJhGiXkIlW
tv-l	g]
tv-l$	g[
tv-v	gV
tvod	g\\
tvod$	gU
tvod--	fHgZ
tweet	rX
tweet$	rX
twelv-	fQ
twelve	fQ
twelve months	eSfI
twent-	gShT
twenty	gS
twenty$	fVgGhQiH
twenty-one	gX
twenty-six	iTmS
twice	iTjHqS
twice$	aIhR
twin	cV
two	mR
two days	cKdYfY
two hours	hGkKlYnU
two hundred	gTiIrU
two in	aFbIj\\mHtG
two of	aRlRqU
two to	nWqT
two weeks	bQiRjKlU
two years	eWqR
two$	iTtV
tx	cVjCkSnZ
tx$	cVjCn[
txt	aJtW
type	aFtQ
type :	eWrStF
types-	jX
typescript	jX
typescript$	cKjW
typin-	jW
typing	jW
typing$	bIcIiU
tz	eVfTgK
tz ab	eWgK
tzbfg	eV
tzbfg$	eT
u	fSlTmU
u$	fWgEhQlYmG
uae	iVjXpF
uber	sY
uber 00	fGgJiKjGqEsc
uber das	iTpV
ubera-	bJqJtV
uberf-	gIhSiXjI
uberg-	h[
uberh-	iFpIq]
uberl-	jT
ubern-	eThEnV
ubernahme	e[fI
ubernehmen	hHiYjY
ubernimmt	aTiVtK
ubernimmt$	aTiVtK
ubers-	hSiKoQrXtJ
uberschrift	rXtG
uberstunden	hYqW
uberw-	bVeIgEiWjHkHsH
uberz-	gWiR
uberzahlung	gU
ublic-	iSjU
ubliche	iTjW
ubliche$	iSjW
ubung-	eX
ubungsleiterpauschale	eX
ubungsleiterpauschale$	eXiI
ucker-	cWiJ
uckermark	cWiJ
ue	iWjU
ue$	iWjU
ugh	iQqZ
ugh$	iRqZ
uh	bKcJgIhVjHtW
uh$	bIcGhSjHtX
uhr	f\`
uhr$	f\\jTpQ
uk$	dZiK
ultim-	hRqY
ultimo	qW
um	cRhT
um 00	bHh\\iIjJ
um$	cJkStU
umbau	bUiU
umbre-	gV
umbrella	gV
umfan-	fUiSjJ
umfang	fUiSjJ
umgeb-	cSoGqV
umgebung	cS
umgebung$	cTjK
umkre-	cT
umkreis	cT
umsat-	g^
umsatz	bV
umsatz$	bVgQ
umsatzbeteiligung	g[iI
umsch-	iJjTmVrV
umson-	bJcThU
umsonst	bJcThU
umsonst$	bJcUgJhSiK
umwan-	hXiVjI
umzug-	eJgRhUjJmJsI
un /	aT
un abrazo	tV
un dia	d\\eJ
un homme	s\\
un jour	dXeKqW
un mes	eVhVkR
un mot	qSrX
un peu	iUkSnQ
un plan	hJi?j_
un plus	k_
un poco	jFkV
un sabado	fS
un samedi	pX
un week-end	fU
un$	aRsR
una semana	fTpR
una vez	nV
una$	aVbRcIfTpJ
unas	bJeVfGi^
unbed-	qQrU
unbedingt	qQrU
unbef-	eb
unbefr	eW
unbefr$	eS
unbefristet	eV
unbefristet$	eZ
uncap-	gX
uncapped	gX
uncapped$	gWiJ
uncle	bY
und 0	fGhWpT
und 00	fQmT
und alles	i\\qItI
und bitte	jUqJ
und das	iW
und den	cTjV
und der	qR
und die	bUhV
und ein	pZ
und eine	iIjVmZ
und ich	fHqY
und in	kS
und nicht	iFj[rU
und zwar	aJbHeXtS
und zwei	aGbYmVtE
und$	jYrQtW
under	m\\
under 0	iWjSrT
under 00	gRnWsU
under your	mIqSrUsH
under$	iJsZ
under-	jTrX
understanding	jQqU
understanding$	jRqU
understands	jT
une experience	kT
une fois	mTqK
une semaine	iVrSsS
une$	jX
ungef-	gS
ungefahr	gS
uni	aJbFdKeHfKiDjVkFlJmXnKpJrKsK
unifo-	hZsV
uniform	hU
uniform$	hU
uniforms	hS
uniforms$	hT
union	hWiSlH
uniqu-	aSpTsR
uniquement	pUrJsU
uniquement$	pSrHsW
unit	aQcQhTiJjEmS
unit$	bTcIgIhYiIjElDmKtJ
units	bZjWpHtJ
units$	bViHj[pIqJrJ
univ	aJbZcGjH
unive-	bXlT
universidad	bWgRtI
universidad$	aHbTgUtI
universitat	cRtR
university	bUjGkHlY
university$	jHkHl[
unlim-	eVhS
unlimited	eVhS
unloc-	tT
unlocking	iU
unlocking$	iW
uno	fSnS
uno de	jKnV
uno$	fYiJnR
unos	gUiJmQnQ
unpai-	sW
unpaid	sW
unpaid$	fHgIsU
uns	qV
uns$	eSqT
unser	bRrQ
unser$	aHbGnKtV
unser-	iR
unsere	hR
unsere$	aKiUtV
unserer	rItS
unten	rStX
unter	qR
unter 00	gKqRsR
unter uns	q[
unter$	pU
unterlagen	pZ
unterlagen an	pR
unternehmen	bVgIjT
unterscheiden	lUtT
until	tS
until 0	eR
until the	eRoGqT
uop	eZ
up for	bUmJpSqG
up on	bStQ
up$	dUiRjRtS
updat-	bYfEiK
uphol-	aTtK
upholsterer	aTtK
upholsterer$	aZbJ
upper	cTgJnJ
ups	bKgTiT
upsel-	fKhGi\\rJ
upsta-	hWpS
upstairs	hWpS
upstairs$	hZ
ur	gZ
urban	gJhZ
urban-	b^tH
urge	q\\tF
urgen-	cIiUtU
urgent	qTtS
urgent$	qQtS
urlau-	hZ
urlaub	hVtR
urlaub$	h[
urlaubsgeld	gU
urlaubstage	gJhZ
urlaubstage$	hR
us a	aGpUtT
us all	eGm_sI
us$	bQhQ
usd	g\\
use	jTrS
use the	bQfTiKrS
use$	bQ
used	jW
used$	pTqS
usefu-	kS
useful	kS
user	hXiSjJ
usine	bXcUtG
uss	dHgKhbiJjG
usted	qYrW
usted$	rZ
usual	hS
usual-	fR
usually	fR
usuar-	iTjR
usuarios	iTjR
usuarios$	iV
ute	hVjFkVtT
ute$	jEkWtU
utili-	cHgWiSjJ
ux	aUiR
v	jUkIlR
v 0	qRrW
v$	fRjZ
va$	qX
vacac-	hT
vacaciones	hT
vacaciones$	hV
vacan-	bIqYtR
vacances	gIhWtR
vacances$	fThU
vacancy	qRtR
vacancy$	eT
vacant	iT
vacante	bJeUqEtV
vacantes	aYqY
vacantes$	aZcJqR
vacat-	eShQ
vacation	hX
vacation$	hU
vacations	eVfRmQ
vacations$	eYiJmS
valab-	oKtS
valable	oKtS
vale	jUkIl[qUtJ
vale$	aIjJl^qTtJ
valen-	c[kZ
valence	cSlW
valence$	lY
valia	mGq\\
valia$	cJmGqY
valid	j^
valid$	hJjY
valid-	jY
valide	jRqS
valle-	cZtH
valley	bUcSoJ
valor-	bRjHk\`
vamos	gJqTtW
vamos a	gJqTtW
van	h\\
van$	aHbScFiJjVlJnDpIqJ
vanne-	cW
vannes	cW
vans	b[hGiHlQ
varia-	gWkV
variabel	gWqI
variable	gU
variable$	gT
varon	s]
varon$	cJsY
vat	gWiS
vault	aGgJhJiTjYkHrK
vbl	fIgUhU
vbl$	fIgVhU
veces	fSjW
vecin-	sS
vecino	aKtS
vegan-	aJbWjV
vegane	bSjWkKrJ
veget-	gJsWtV
vegetarier	sWtX
vehic-	hV
vehicle	hQiU
vehicule	hWnQ
vehicule de	hRnR
veint-	b]
veinte	b]
veintidos	bSgR
velo	aZcIhX
vende-	aRjJkVmY
vendeur	aVbJ
vendeuses	mU
vendi-	oQ
vendiendo	bUiG
vendimia	oS
vendo-	iY
vendor	iU
vendor$	qS
vendr-	fRkV
vendredi	dQfT
vendredi 00	lTtH
vendredi$	dT
vendria	iFk]
venga	oVpWtR
venir	fJhKiKjSpV
venta	gU
venta-	jFkW
vente	iJmWqK
venti-	fTgDh\`pE
ver	tZ
ver si	qS
ver$	aJbKt[
veran-	iQ
verano	fShSiJ
verano$	hWiH
verantworten	iW
verba-	aIbVcGdKeJhJiGkJlKmKnKoKpWqIrJsKtJ
verbr-	qX
verbrannt	qX
verda-	iTjT
verdad	jVqRtQ
verdad$	qUtT
verein	iQ
vereinbarung	oRpS
vereinbarung$	oR
verge-	aWbKhJmRqJr[tS
vergl-	jS
vergleichbar	jS
vergleichbar$	jS
vergu-	gXpS
vergutet	fJgRjSpW
vergutet$	gFjUnJpT
vergutung	gX
verha-	jYlE
verhandeln	rK
verhe-	s]
verheiratet	s]
verheiratet$	sT
verif-	jTqY
verka-	jT
verkauf	aSsT
verkauf$	aSjTsJtK
verkaufen	bU
verkaufen$	bKhSqY
verkauft	q[
verkauft$	cJqX
verkr-	q[sE
verku-	kXqW
verkurzen	kY
verla-	bYeXiJ
verlag	aGbYcKeK
verlangerung	e]iF
verme-	rU
vermi-	aJcJiXpJ
verof-	qW
veroffentlichen	qW
verpa-	aEb[rX
verra	gRqV
vers	cVnJpVrG
versc-	jT
verschweigen	bZfIpKqJrU
verschwiegenheit	hJjYqS
verschwiegenheit$	jVqT
versi-	jUkQr]tI
version	rY
version$	rR
versions	r\\
verso-	aGbViTtJ
versp-	fIgEiEnY
verst-	bQj\\qG
verstarkung	aKjKtW
verstehen	j]
versteht	jSrV
versteht$	jTlIrX
verte	oCp\\qF
verte$	bQ
verte-	fW
verteilt	fW
verteilt auf	fW
verti-	j\\lFqJ
vertr-	aSeRjVtB
vertrage	iTjS
vertraulich	hKjKpRqW
vertraulich$	cHqS
vertretung	iRrR
vertrieb	l[
verwa-	aEj_kF
verwe-	iRjRrU
very	kX
very$	bUiKjS
ves	qXrT
vet	aRcKeRjStJ
vetem-	sQ
vetements	sQ
veter-	bRjR
veterinario	jR
vets	bX
vets$	bW
vetti-	iJjRoW
vetting	iJjRoW
vetting$	oV
veuil-	rU
veuillez	rU
veut	iIoSqa
veut pas	qX
veut$	aKdFhKjJkIlKnKoXpIqErJsHtT
veux	qRsV
vez	n[
vhi	h[
vhi$	gJh\\
via	p\`
viaje	aKfJgUhXnI
viaje-	nT
viajes	nT
vibe	sY
vida	pX
vida a	pW
vida$	hRqY
video	bTkTpU
video$	aTpQ
video-	fX
videos	kS
vie	fS
vie$	bSfT
viejo	cZ
viel	bSiVqV
viel$	bIi]qF
viell-	cRqU
vielleicht	cRqU
viene	h]qR
vier	bQfV
vier wochen	aEo_qR
vier$	bJfUoKpXsJ
vierm-	nX
viermal	nX
viernes a	fRpR
viernes hasta	fW
viernes$	fVhW
viert-	fQqS
vierte	qT
vierz-	bAcZdJfJhJiWjHmIqI
vieux	qQs]
view	eVpFrR
vigen-	jY
vigente	jY
vigente$	jY
vigil-	aRiZjCsJ
vigo	cW
vigo$	bScRgJ
vigor	jU
villa	bXcU
villa-	bSc\\
village	bT
ville	rT
ville$	rS
ville-	c^gHhH
vingt	fX
vingt-	aJbWiT
vingt-deux	iU
vino	bRgIhY
vino$	aJbQcKgFhW
vire	qUrW
virtu-	hUiIrK
visa	hUjSpFsT
visa$	hZtQ
visib-	rXsV
visible	rXsV
visio	iDp[
visio-	aZcIiJtI
vision	aZcIiJtI
visit	iVjVpH
visit-	iRnW
visita	nTrR
visitas	iW
visiting	bQ
visitors	bUgIkQ
visitors$	iVkS
visits	nSpT
visits$	i\`
vista-	cFdSeUfUoH
vistas	cFdSeUfUoH
visua-	iU
visual	iU
vital-	hT
vitality	hT
vitality$	hT
vite	aKkRqHt\\
vitre-	bJi[
vitri-	bYiU
viva	iVjIs\\
vive	kWrV
vivie-	bWcJhUtK
vivienda	cKhVsI
vocal-	iUtS
vocale	iUtS
vocale$	iVjK
voice	tV
voici	t[
voie	eWrUtH
voila	tZ
voila$	hJt[
voir	dUiWpW
vois	pTs[
voitu-	hRnU
voiture	hRnU
voiture$	nUtS
voll	aJbReYfJgS
volle-	fFgW
vollk-	bFcJf[hGiKjIkFnJsJ
vollz-	eRfR
vollzeit	eSfR
vollzeit$	cHfXgT
volon-	jW
volontariat	jX
volum-	jQlS
volumen	jU
volun-	mV
voluntariado	aTkW
voluntariado$	kW
voluntarios	aIm\\
voluntary	hInZ
volunteer	bXcJmJqS
volunteers	mW
volunteers$	fSmT
volvo	bZjH
vom	oS
vom bahnhof	cS
vom hof	cFiKjJkUlTnU
vom$	iX
von 0	fZ
von 00	iZ
von daheim	d[hGnToG
von der	eQqRsS
von vorteil	kZ
von$	tW
vor	jQ
vor der	cWoV
vor ort	cKd_
vor$	hHi[qJrI
vorar-	fWiHjJmZpJ
vorau-	jR
voraus	tU
voraus$	jRtR
voraussetzung	kV
vorbe-	gQiW
vorbereiten	iT
vorbereiten$	iU
vorbereitung	gV
vorga-	kFq\\
vorganger	kFq\\
vorge-	fRmY
vorgesetzte	mZ
vorhe-	jKlXoR
vorher	jKlXoR
vorher$	jIkIlVmJoT
vorka-	iQkKrY
vorla-	iRqIrU
vorlage	rW
vormi-	fTqR
vormittage	fW
vormittags	qT
vormittags$	cKfVqS
vorsi-	qTtY
vorsitzende	qTtY
vorst-	eImSqU
vorstand	eImSqU
vorte-	kZ
vorteil	kZ
vorteil$	kZ
vos	tS
vote	pVqV
votre	pU
vouch-	gFh[jHpU
voucher	bJgEhUiJjEkJpVsJ
vouchers	hX
voudr-	qT
voudrait	qT
vous	jR
vous$	iSmRrItV
voy	oHqbtB
voyag-	nR
voyages	nR
voz	kUqS
vp	aHmWqR
vrac	qV
vrai	hTj[qK
vrai$	bJcKiSj[
vraie	aXcIjU
vu	sZtT
vu$	kUlK
vuelt-	cJiKnWsR
vuelta	cJiKnWsR
vuelv-	eSqQ
vuelva	aReT
vuelve	fInVqUtK
vz	cHeTfUjK
vz$	bJcHeVgTjF
vza	aHeT
vza$	eU
w 0	eQgTiRoK
w$	iHpRrV
wa	gTjS
wachs-	aQcKeHlJtW
wachsen	aTeH
wage	fVg]tK
wagen	gIhZiS
wagen$	gAh[iTmJ
wahl	gJh\\
wahl$	hY
wahre-	q]
wahrend	qU
wait	dIeZlI
waiti-	gQiRqR
waiting	gQiRqR
waldb-	bQoS
waldbad	bQoS
wales	bIgWjY
wales$	bJgUjW
walk	iQpZ
walk$	pU
walk--	j[pV
walke-	qX
walki-	cRnU
walking	cRnU
walks	iT
walle-	iX
walled	iX
wann	fVjXkJtG
want	iRtR
want a	aI
want them	cHfTgEiIoVsV
want to	iJtQ
want$	aEbJeRt]
wante-	aStR
wanted	aStR
wanted$	dUtS
wanti-	lSqQ
wanting	lSqQ
wants	qa
wants to	aVqQ
war	ka
war der	aWjJkTtI
war$	jJqXtT
ward	bRhW
ware	k_sZ
ware ideal	oV
waren	jDkX
waren-	cHjWkEqYtI
warm	hXrS
warm$	hYiR
warme-	hDi^
warte-	kVqU
wartu-	iX
wartung	iX
warum	bYtK
was	qXtU
was :	aViR
was$	bJfUhKiFjIkWlVqGsJtI
wasap	p\\
wasch-	iY
waschen	hSiS
waschen$	iW
washi-	bRgJiY
wasse-	bZjT
wasser	b\\iJjWqH
waste	aUbWjEpKqR
waste$	aVbXcJgHiFjE
watch	i\\
watch-	fYiU
water	bYeJiWjJ
water$	iYqH
water-	cXgJjS
waterfront	cUiJ
watering	cJi\\
way	hS
way with	jVkS
way$	cYpJqX
wc	aJbHc[dDeKfHgIiZjIkJlKmKn@pJrJsJtJ
wcag	fKjUkY
we answer	pX
we are	bZcWfJjJ
we can	jElSq\`tD
we do	bY
we don't	lZ
we get	qS
we give	hYtU
we had	sV
we have	qS
we lost	pJq\\
we make	b[iF
we need	tS
we open	iGoTtS
we pay	h[nW
we run	bWlV
we say	gRqKtT
we train	l]
we want	aTqKtW
we$	iUjHqU
we'd	aJtW
we'll	jHl_
we'll put	lX
we're	bV
we're 00	b\\gK
we're a	bT
we're after	qIsGtZ
we've	qRtS
weath-	oT
weather	oT
weather$	iWoU
web	rQtW
weber-	bIiXpU
websi-	bQrZ
website	r]
website$	rX
wechs-	iVmW
wed	dZfU
weddi-	bWqS
wedding	bWiJqS
wedne-	dS
wednesday	dW
wednesday$	qU
wednesdays	dJeTiSpW
wednesdays$	iW
weds	dTfXhJjHpS
week	fV
week 0	jS
week in	d[fT
week is	fHoX
week on	dIgSnZ
week$	f\\iR
week--	aGfW
week-end	fRtQ
week-end sur	fT
week-end$	fS
weekd-	aJfT
weekday	aJfT
weeke-	fZ
weekend	fX
weekend in	fQgH
weekend$	fZhF
weekends	fRiU
weekends$	aTbIfUiT
weekl-	gRiU
weekly	gRiU
weekly$	iRjKnS
weeks	fYhS
weeks holiday	fCh[
weeks vacation	hV
weeks$	fS
weg	aToQqSrU
weg$	oRqQrV
wegen	sU
wegen der	sY
wegen$	jV
wegla-	qQrU
weglassen	qQrU
weglassen$	jJqS
weibl-	aV
weiblich	aV
weigh-	hSjJkU
weight	hTsQ
weihn-	gUhRqT
weihnachten	hTqU
weihnachtsgeld	cIfIgZhIiHqJtK
weil	fFqRsX
weil die	eS
weite-	aDqV
weiter	rW
weiter$	rW
weiterbildung	jU
weiß	q\\tR
weiß$	bKqRrW
weißw-	bR
weißwurst	bR
welco-	kUlU
welcome	iKjIkWlV
welcome$	iKjHkTlW
welcoming	iTrS
well	tT
well enough	jY
well$	cJiGjFpJqSsK
welli-	bGcWiDjW
welln-	hSiS
wellness	hSiS
wells	c^
wells$	c\\
welsh	kZrT
wen	iXqStG
wendy	qV
wenig-	jY
wenigstens	jY
wenn	kV
wenn die	fSiRnTqJrR
wenn er	gQhTqS
wenn jemand	kY
wenn sie	bTkRsR
wenn$	kT
wenn'-	jWpHtS
wenn's	jWpHtS
went	qU
wer	hJkRtQ
wer$	bZgVhHqC
werde-	sR
werden	sR
werden$	bVrJsY
were	q\\rI
werks-	aVhXiA
werkstatt	bT
werkstatt$	aU
werkz-	aWkRlUtE
werkzeug	kTlV
west	c\\hEiGkK
weste-	c\`eIiJ
westf-	fIhWiJ
westfield	fIhWiJ
wet	fShFkEl\\
wet$	cKfUgIhGiIkHlUmJqJ
wfh	bFdcfBhHqG
wfh$	aJbFcEd_eKfFgHiGjKkKnKqJsKtK
wg	bSeQjHkVsQ
wg$	dKeSkV
what	qSt\\
what do	hWtT
what i	j[lJtK
what i'd	gJq\\
what the	bHgUiVtK
what$	gRtV
whate-	fQgWhIqQ
whatever	fQgWhIqQ
whats-	pQ
whatsapp	pQ
whatsapp 000	jU
whatsapp$	iVtJ
when	fUoT
when the	jUqK
when$	aIcEdIeJfBiHjJkJmJnJoSpJqJrJsJtU
whene-	pS
whenever	pS
where	c\\tY
where$	iGqHt^
where-	dTfK
wherever	dTfK
wherever$	dR
wheth-	qX
whether	qX
which is	bUqS
which$	iRjV
which-	cTdKfWiI
whichever	cTdKfWiI
whichever$	cTfSiH
while	gGhQiR
whitb-	bS
whitby	bT
whitby$	cR
white	qUrU
who	lRtU
who can	jWtI
who has	iJjRkU
who will	iUtR
who$	jEt[
who'l-	sX
who'll	sX
who's	mStW
whoev-	bQqV
whoever	bQqV
whole	bSgKhSjRrS
whom	m^
whose	hFsU
whse	gRjHkV
why	bTqY
why$	iHjYpRqS
wicht-	jYlR
wichtig	iRjTlS
wichtig$	jQlU
wider-	qJsZ
widersprechen	qJsZ
wie	gRrQtT
wie es	oU
wiebk-	mR
wiebke	mR
wiede-	iRqT
wieder	qSsTtQ
wieder$	aJqGs[
wien	c]iErI
wien$	cX
wife	dJqTsZ
wifi	h[iJ
wifi$	bJhX
will	qU
will be	jKkRlIpS
will do	fHj_
will$	iRnHsUtY
willi-	cUjR
willing	jU
willing to	jR
willing$	jT
willk-	aTbJkV
willkommen	aTbJkV
willkommen$	aTbHkWlQ
wills	aFbUiY
wills$	bT
wind	jXkS
windo-	gKhQ
window	gJhSiS
window$	cKgIhWpW
windows	bWiI
wine	fHgGhUiS
winni-	iIjSmFnV
winte-	fRoR
winter	fThR
winter$	gUnR
winterdienst	iZ
winterdienst$	iZ
wir	bR
wir bieten	tV
wir brauchen	cRiV
wir das	qS
wir haben	iIkVqR
wir hatten	sR
wir im	fSjR
wir machen	bR
wir nicht	bVrV
wir sind	bWtQ
wir uns	bRqS
wir zahlen	hUjDlV
wir zu	bTgTmR
wir$	hQiD
wird	qZ
wird ein	aSbStD
wird$	cGqTt[
wirkl-	jSkJpQ
wirklich	jSkJpQ
wirts-	bUcJj\\
wisch-	iVrW
wischen	iVrW
wish	fUgIqRtT
wish$	eJfXgGoQ
wissen$	q[
wissz-	eV
wisszeitvg	eV
with 0	aGjTm\\pV
with 00	bSgQmQ
with 000	bSjW
with a	sT
with an	bKfZmR
with me	mXpS
with no	jQrRs[
with one	bYdVmY
with our	aJiUmIpXqIsV
with the	rZ
with two	eKfQmV
with you	b_pJsV
with$	sR
withi-	iQ
within	iR
within 0	iIlYpR
within 00	cJhUiSjS
within the	dShHiT
witho-	jQ
without	jQ
without a	iRqHtY
without$	jCl[sR
witz	qSrY
witz$	cJqW
wk	fTtR
wk in	iVtJ
wk$	eUfZhHoR
wks	eVhRlS
wks$	eV
wlan	gJhW
wlan$	gIhX
wms	jX
wo	dUtX
wo$	fW
woche	fZnZ
woche$	fVnS
woche-	fX
wochen	lS
wochen ferien	fIh\\
wochen$	fRlU
wochenende	fZsR
wochenende$	aHf[
wochenenden	f[iGsI
wochenstunden	fZiG
wochenstunden$	fU
wohl	bIq[
wohnt	iKnY
wohnu-	aRh\\
wohnung	hX
wolle-	bSeZ
wollen	bSeZ
wollt-	qXtS
wollte	gKq[
wollten	aJqEtW
woman	aTsW
woman$	aXbIcGfKhGiJjIkImKoKpKqJrHsRtK
women	iJpDqHrVsa
women$	iIrSsT
won't	iSlYnT
woodl-	cQnK
wool	aRbFeIiHkZ
word	rQ
word "	rU
word$	jQqS
words	r]
words$	rb
work	cRjV
work$	jR
worke-	kR
worked	jRkUlSpG
worker	aQcJeS
worker$	aWfJ
workers	aTjKsXtH
workf-	jS
workforce	jS
worki-	jRtT
working	jRtT
working$	cIdBfEhYiIjJtU
workl-	bSfS
workload	bSfS
works	bThTjImR
works$	bTcHh[iFjK
works-	iR
workshop$	bW
workspace	iGjX
wort	jYrX
worte-	rR
wortl-	jTrX
wortlich	jTrX
would	kesQ
would be	k\`lR
would do	bDdFeXfTgKkG
would help	kZ
would like	fUiJrJtX
would rather	qU
would$	sWtS
wound	iXlJmR
wrexham$	cThJ
write	pT
write it	r_
write that	sS
write the	i^tG
write$	pU
write-	aRmR
writer	aU
writer$	aYkJ
writers	bHmWtJ
writi-	dXiS
writing	dXiS
writing$	iQjTsI
writt-	pR
written	pR
wrocl-	cU
wroclaw	cU
wrong	bUgKqS
wrong$	bUgKqS
wrote	pTrS
wrote$	pTqKsK
wunde-	bSkX
wunsc-	kToS
wunsch	hZ
wunsch$	hU
wunschenswert	k[
wunscht	qZ
wurde	q\`
wurde-	qT
wurden	qT
wursc-	aSlW
wurscht	aSlW
wurst	fHgIhZjJlY
wurst$	gJhXjIlY
x	aX
x 0	aSfS
x 00	fSgU
x im	fRiV
x$	bKgUrTtT
xero	fGja
xmas	bSh[iJjKoV
xmas$	bVfJhYoT
y 0	aVfImV
y 00	fX
y a	mU
y cinco	mTsR
y con	jZqRrR
y de	eTfShJiImF
y domingos	fUtG
y dos	bV
y el	mWqZ
y en	cIfIiKpStZ
y eso	rTsT
y frances	jYkJ
y hay	h\\jI
y la	hX
y las	fJgYhJiT
y le	iKmHpWqT
y lo	gT
y los	aKiZ
y luego	eVmU
y navidad	jU
y no	bRsS
y nos	bXqR
y por	mR
y que	jRpU
y saber	j]
y si	kVoT
y sin	rVsQ
y una	mT
y yo	pQq\\
y$	jX
ya	oRqV
ya no	qX
ya$	bEhIoZtJ
yard	aScZdHhW
yard$	aTbTcAfSgHhY
yeah	cGeX
year	eT
year one	fFnX
year$	bThSiQ
year'-	fJgJhX
year's	fJgJhX
year--	hUkJpS
year-round	bQcIhXiKjI
yearl-	gQkJ
yearly	gQkJ
yearly$	gSjK
years	j_
years in	j[
years$	hRoQqW
yes	eQjVkRtT
yes$	iIjWkWoS
yeste-	bTqY
yesterday	bTqY
yet	qV
yet$	qW
yeux	iJj\\
yildi-	bU
yildiz	bU
yildiz$	bShKkJ
yo	mRqT
yo y	mZqF
yo$	hWiJmWpT
york	cZiJ
york$	c[gJiKtK
yorks-	bScSiJ
yorkshire	bScSiJ
you and	aJhV
you can	rZtS
you can't	jUqFsS
you come	dTmT
you don't	dQiWqK
you get	fYhYtB
you have	jWkUoVqH
you keep	fHg\\hJiI
you know	cSjIkS
you like	dWfRjHtS
you live	fXhT
you make	jJtW
you need	cRjUlQ
you put	hSiRrU
you sit	mRpT
you take	iVjSsT
you the	bQiTpIqR
you will	mTqKtY
you write	aVqI
you'd	mR
you'd be	iJnXtS
you'd work	mSoZ
you'l-	bS
you'll	bS
you'v-	jQqQ
you've	jQqQ
young	aAsatA
young-	s^
younger	s^
your	gSpTqR
your own	mR
yours	fTtW
yours$	fVgR
yours-	gSjS
yourself	jU
youth	aUoJ
yr	jX
yr 0	hU
yr$	eHhXiXlIpI
yrs	bSj\`
yrs in	jQ
yrs min	jV
yrs$	hR
yusuf	ma
z	eVsX
zahle-	hS
zahlen	hU
zahlen wir	gShTkW
zahlt	gXhQiRlI
zahlt$	bJcHg[hTjD
zahna-	bScDiSjHqU
zarag-	cWgKnU
zaragoza	cWgKnU
zbind-	qU
zbinden	qU
zehn	bT
zeich-	bKjXrR
zeige-	jHlY
zeigen	jHlY
zeile-	gJrW
zeilen	gJrW
zeilen$	gJpIr\\
zeiss	cIiXjW
zeit	bSfTtV
zeit$	bJfKqJtY
zeita-	eZfHgIiJsI
zeitarbeit	eZfHgIiJsI
zeitk-	cJfWgJ
zeitkonto	cJfWgJ
zeitp-	oT
zeitpunkt	oT
zeitpunkt$	oU
zeitu-	iTjIqS
zeitung	iTjIqS
zell	bJc[fGpJ
zentr-	qV
zentrale	qV
zero	bWhFrX
zerti-	aJhHjTlZqE
zeugn-	iRpR
ziege-	bUiXnI
ziehe-	iXjQ
ziehen	iXjQ
ziehen$	iUjT
zieht	bWqT
ziel	i[
zimme-	bThQmU
zimmer	bYhU
zimmer$	b[
zingu-	aT
zingueur	aT
zingueur$	aU
zitat	aFiRqRrItV
zoll	iImX
zona	cbrI
zone	aIcSdKeHfIg\\hEiHkJlJmJnKoJpJqJrIsJtE
zones	aId\\kKtF
zones$	aKd[tF
zoom	dYiI
zoom$	dYiI
zu 0	dSfR
zu besetzen	aVtR
zu den	eTiTkS
zu einem	dQiJpV
zu uns	bYsTtE
zu zweit	gSmY
zu$	f\`iItW
zug	cUfJpEqErDt]
zukau-	iU
zum	oZ
zum 0	eHoZ
zum 00	fWiJpT
zum$	oUqFtU
zunac-	eSgRlS
zunachst	eSgRlS
zur$	bVcJoU
zuric-	qWtK
zurich	qWtK
zurich$	cQdTfJ
zuruc-	iR
zuruck	qW
zuruck$	iJqT
zusam-	tR
zusammen	dRmQtT
zusammen$	aJdUfJtT
zusat-	h\\kQ
zusatzliche	bRkUqH
zusatzversorgung	h^
zusatzversorgung$	h^
zusch-	gRhS
zuschuss	hU
zvk-r-	hW
zvk-rente	hW
zvk-rente$	hW
zwanz-	sRtK
zwanzig	sRtK
zwar	aJbHeXtS
zwei	nR
zwei jahre	jS
zwei tage	bHdTfW
zwei$	aJbIcHdIhFiSmGnWtJ
zweim-	nW
zweimal	nW
zweit	gSmY
zweit$	gRmV
zweit-	aQjSpR
zweite	fRpU
zweiten	qZ
zweiu-	aJfU
zweiunddreißig	aJfT
zweiz-	bVhWiJqItI
zwick-	cU
zwing-	j[
zwingend	j[
zwingend$	iKjY
zwisc-	fR
zwischen	fR
zwischen 00	mU
zwolf	bQmT
zwolf$	fRhIiImW
zwolf-	f[iE
zzgl	g[hF
£ 0	bRhY
£ 00	gV
£ 000	gT
ß	rX
€	gS
€ /	nS
€ 0	kS
€ 00	gU
€ bei	gW
€ de	gJnV
€ die	bIgViR
€ je	aKgW
€ plus	gR
€ pro	g]
€ sur	gW
€$	gVhS`
