CREATE TABLE "default_model" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"model" text NOT NULL,
	CONSTRAINT "only_one_default" CHECK ("default_model"."only")
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"model" text PRIMARY KEY NOT NULL,
	"input" double precision NOT NULL,
	"output" double precision NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_limits" (
	"name" text PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL,
	"fallback" text
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text,
	"allows_private" boolean DEFAULT false NOT NULL,
	"sealed_key" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_use" (
	"month" text NOT NULL,
	"model" text NOT NULL,
	"assistant_id" uuid,
	"requests" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "token_use_month_model_assistantId_unique" UNIQUE NULLS NOT DISTINCT("month","model","assistant_id")
);
