CREATE TABLE "first_start" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "only_one_start" CHECK ("first_start"."only")
);
