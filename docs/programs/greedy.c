/* A bot that is a program of its own, in C: it lays the first card that fits. cc -O2 -o greedy greedy.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 2000

static char line[1 << 20], items[2][MOST][40];

/* The texts of the list under a key, such as "legal":["draw","pass"]; how many there are. */
static int list(const char *key, char found[MOST][40]) {
    char wanted[40];
    int count = 0;
    snprintf(wanted, sizeof wanted, "\"%s\":[", key);
    const char *at = strstr(line, wanted);
    if (at == NULL) return 0;
    for (at += strlen(wanted); *at == '"' && count < MOST; at += *at == ',') {
        size_t size = strcspn(at + 1, "\"");
        snprintf(found[count++], 40, "%.*s", (int)size, at + 1);
        at += size + 2;
    }
    return count;
}

/* The number under a key, 0 where there is none. */
static int number(const char *key) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"%s\":", key);
    const char *at = strstr(line, wanted);
    return at == NULL ? 0 : atoi(at + strlen(wanted));
}

/* Whether a seat is in the list of those who have forgotten to call. */
static int vulnerable(int seat) {
    const char *at = strstr(line, "\"vulnerable\":[");
    if (at == NULL) return 0;
    for (at = strchr(at, '['); *at != ']'; at = strpbrk(at + 1, ",]"))
        if (atoi(at + 1) == seat) return 1;
    return 0;
}

static int begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

static void answer(void) {
    static const char *plain[] = {"uno", "draw", "pass", "accept", "colour", "perform", "vote no"};
    char(*legal)[40] = items[0], (*cards)[40] = items[1];
    int choices = list("legal", legal), fitting = list("fitting", cards);
    for (int choice = 0; choice < choices; choice++)
        for (int card = 0; begins(legal[choice], "play ") && card < fitting; card++) {
            size_t size = strlen(cards[card]);
            if (begins(legal[choice] + 5, cards[card]) && strchr(" >", legal[choice][5 + size])) {
                printf("%s%s\n", legal[choice], strstr(line, "\"uno\":true") ? " uno" : "");
                return;
            }
        }
    for (int choice = 0; choice < choices; choice++) {
        if (strcmp(legal[choice], "shed") == 0) {
            int hand = list("hand", cards), stay = number("shed_to");
            printf("shed");
            for (int card = stay ? stay : 1; card < hand; card++) printf(" %s", cards[card]);
            printf("\n");
            return;
        }
        for (size_t word = 0; word < sizeof plain / sizeof *plain; word++)
            if (begins(legal[choice], plain[word])) {
                printf("%s\n", legal[choice]);
                return;
            }
        if (begins(legal[choice], "catch ") && vulnerable(atoi(legal[choice] + 6))) {
            printf("%s\n", legal[choice]);
            return;
        }
    }
    printf("wait\n");
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strstr(line, "\"type\":\"hello\"")) printf("ready\n");
        if (strstr(line, "\"type\":\"ask\"")) answer();
    }
    return 0;
}
